import type { MemoryWords } from "../../../server/memory/told/words.ts";

const TAIL =
  "(?:[ ,]+(?:agora|já|por favor|pfv|pf|tá|tá bom|ok|luli|obrigad[oa]|logo|rápido|viu|que vergonha.*|é .{1,30}|foi .{1,30}))*";

export const memoryWords: MemoryWords = {
  lead: "por favor|pfv|pf|e|também|olha|oi|olá|luli|ah|oh|ok|bom|agora|aliás|você pode|pode|podes|poderia|mas|então|desculpa|ei|ai|ai não|nossa|putz|eita|espera|gente|meu deus|opa|haha|kk+|calma|melhor",
  remember: [
    "(?:lembr[ae]|record[ae]|anot[ae]|guard[ae]|memoriz[ae]|grav[ae]|não (?:me |te |se )?esque\\p{L}+)(?:-[mts]e)?(?: [^.!?:]{1,50})?: (.+)",
    "(?:lembra|lembre|recorda|anota|anote|guarda|guarde|memoriza|memorize|grava|grave)(?:-te|-se)?(?: (?:bem|isso|aí|só|por favor|disso|isto|pr[ao] mim|para mim|uma coisa))*(?: de)?,?:?(?: que)? (.+)",
    "não (?:me )?deix[ae](?: eu)?(?: me)? esquecer(?: de)?,?:?(?: que)? (.+)",
    "(?:lembrar|anotar|guardar|recordar)(?: de)?(?: que)? (.+)",
    "(?:não|nunca) (?:te |se )?(?:esqueça|esqueças|esquece|esqueci)(?: nunca)?(?: de)?(?:,?:? que|,|:) (.+)",
    "(?:quero que (?:você )?(?:se )?lembre|quero que te lembres|fica sabendo)(?: de)?(?: que)? (.+)",
  ],
  forget: [
    "(?:esquece|esqueça|esqueci|apaga|apague)(?:-te|-se)?(?: (?:por favor|o|de|que|tudo|eu|te|sobre|disse|falei|contei|a história|aquilo))* (.+)",
    "não quero que (?:você |vc |tu )?(?:se |te )?(?:lembres?|guardes?|saibas?)(?: (?:d[aeo]s?|o|que|nada))* (.+)",
    "(?:esquecer|apagar)(?: (?:o|de|que|tudo|eu|te|sobre|disse|falei))* (.+)",
    "(?:tira|remove|deleta|delete|exclui)(?: (?:o|a|isso d[eoa]))* (.+?) da (?:sua |tua )?(?:memória|cabeça)",
    "(?:deleta|delete) (.+)",
    "não (?:lembr[ae]|guard[ae]|anot[ae]|grav[ae])(?: mais)?(?: (?:d[aeo]s?|o que (?:eu )?(?:disse|falei)))* (.+)",
    "(?:prefiro|preferia|gostaria) que (?:você )?(?:te |se )?esquec(?:a|esse|eça)s?(?: (?:o|de|que|tudo|eu|te|sobre|disse|falei))* (.+)",
    "quero que (?:você )?(?:te |se )?esqueç(?:a|as)(?: (?:o|de|que|tudo|eu|te|sobre|disse|falei))* (.+)",
  ],
  forgetAll: [
    "(?:esquece|esqueça|apaga|apague) tudo(?: (?:o que (?:você )?(?:sabe|sabes)(?: (?:de|sobre) mim)?|(?:o )?que (?:eu )?(?:te )?(?:disse|falei|contei)|sobre mim))?",
  ],
  forgetLast: [
    `(?:esquece|esqueça|apaga|apague|deleta|ignora) (?:isso|isto|tudo isso|isso tudo|o que (?:eu )?(?:te )?(?:falei|disse|contei))(?: aí| que .{1,30})?${TAIL}`,
    `(?:você |vc |tu )?não (?:ouviu|ouviste|leu|viu) (?:nada|isso)${TAIL}`,
    "(?:esquece|esqueça|apaga) (?:o que (?:eu )?(?:acabei de (?:dizer|falar|te contar|escrever)|disse agora)|a (?:minha )?última mensagem)",
    "(?:(?:finge|finja|faz de conta|faça de conta) que (?:eu )?(?:não|nunca) (?:te )?(?:falei|disse|contei)(?: nada| isso| aquilo)?|(?:apaga|deleta|delete) (?:isso|isto)(?: da (?:sua |tua )?memória)?|não (?:guard[ae]|anot[ae]|grav[ae]|lembr[ae]) (?:disso|isso)|(?:eu )?não (?:falei|disse) nada)(?:,? (?:tá|ok|por favor))?",
  ],
  form: {
    forgets:
      "(?:pode|podes|poderia|consegue|você|vc|cê|dá pra) (?:esquecer(?: d[aeo]s?)?|apagar|deletar|riscar|excluir|tirar(?=.* (?:memória|cabeça)))|que (?:você |vc |cê )?(?:esqueça|apague|delete)|(?:^|[,;:] ?|(?:melhor|favor|agora|já|isso|isto) )(?:esque[cç][ae](?: d[aeo]s?)?|apag(?:a|ue)|delet[ae]|risc(?:a|que)|exclu(?:i|a)|tir[ae](?=.* (?:memória|cabeça))|não (?:se |te )?(?:lembr|guard|anot|grav|salv)[aeo]s?)(?![\\p{L}])",
    keeps:
      "(?:não|nunca|jamais) (?:me |te |se |vai |vou )*(?:deix\\p{L}+ )?(?:eu )?(?:me )?esque|(?:me|eu|ele|ela|sempre|minha \\p{L}+|meu \\p{L}+) (?:sempre )?esque|pra (?:eu )?esquecer|^esquece[.!]*$",
    around:
      "melhor|por favor|pode|podes|poderia|consegue|pra|dá|que|e|mas|agora|já|você|vc|cê|tu|isso|isto|essa|esse|aquilo|o|a|os|as|do|da|de|dos|das|eu|te|me|disse|falei|contei|mencionei|sobre|parte|história|negócio|lance|papo|assunto|antes|nada|não|quero|prefiro|gostaria|deixa|lá|tua|sua|memória|cabeça|tá|ok|viu|tudo|depois|aí",
  },
  idle: "(?:l?as? )?(?:luz(?:es)?|tv|vela)s?|(?:o )?fogo|(?:as )?coisas|nada|de nada|direito|bem|isso|isto|me|te|quando .*|como .*|(?:(?:n|em |d)?o )?que .*|quem .*|qual .*|onde .*|quant\\p{L}+ .*|disso|mim",
};
