import type { MemoryWords } from "../../../server/memory/told/words.ts";

export const memoryWords: MemoryWords = {
  lead: "por favor|pfv|pf|e|também|olha|oi|olá|luli|ah|oh|ok|bom|agora|aliás|você pode|pode|podes|poderia|mas|então|desculpa|ei",
  remember: [
    "(?:lembra|lembre|recorda|anota|anote|guarda|guarde|memoriza|memorize|grava|grave)(?:-te|-se)?(?: (?:bem|isso|aí|por favor|disso|isto))*(?: de)?,?:?(?: que)? (.+)",
    "(?:lembrar|anotar|guardar|recordar)(?: de)?(?: que)? (.+)",
    "(?:não|nunca) (?:te |se )?(?:esqueça|esqueças|esquece|esqueci)(?: nunca)?(?: de)?,?:? que (.+)",
    "(?:quero que (?:você )?(?:se )?lembre|quero que te lembres|fica sabendo)(?: de)?(?: que)? (.+)",
  ],
  forget: [
    "(?:esquece|esqueça|esqueci|apaga|apague)(?:-te|-se)?(?: (?:por favor|o|de|que|tudo|eu|te|sobre|disse|falei|contei|a história|aquilo))* (.+)",
    "(?:esquecer|apagar)(?: (?:o|de|que|tudo|eu|te|sobre|disse|falei))* (.+)",
    "quero que (?:você )?(?:te |se )?esqueç(?:a|as)(?: (?:o|de|que|tudo|eu|te|sobre|disse|falei))* (.+)",
  ],
  forgetAll: [
    "(?:esquece|esqueça|apaga|apague) tudo(?: (?:o que (?:você )?(?:sabe|sabes)(?: (?:de|sobre) mim)?|(?:o )?que (?:eu )?(?:te )?(?:disse|falei|contei)|sobre mim))?",
  ],
  forgetLast: [
    "(?:esquece|esqueça|apaga) (?:o que (?:eu )?(?:acabei de (?:dizer|falar|te contar|escrever)|disse agora)|a (?:minha )?última mensagem)",
  ],
  idle: "isso|isto|me|te|quando .*|como .*|(?:(?:n|em |d)?o )?que .*|quem .*|qual .*|onde .*|quant\\p{L}+ .*|disso|mim",
};
