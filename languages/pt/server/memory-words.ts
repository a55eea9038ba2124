import type { MemoryWords } from "../../../server/memory/told/words.ts";

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
  forget: {
    asks: String.raw`por favor|pfv|pf|pls|(?:você |vc |cê )?(?:pode|podes|poderia|podia|consegue)|(?:dá|dava) (?:pra|para)(?: você| vc| tu| cê)?|tem como(?: você| vc| tu| cê)?|melhor (?:você|vc|tu|cê)`,
    before: String.raw`isso|isto|quer saber|sabe o que|sabe de uma coisa|sério|melhor|tudo|já|logo|escuta|só|faz favor e|faz um favor e|deixa (?:pra lá|quieto) e|então`,
    verbs: String.raw`(?:apaga|apague|deleta|delete|exclui|remove|risca)(?= (?:[ao] (?:história|lance|negócio|papo|parte|assunto)|essa história|o que)(?!\p{L}))|esque[cç](?:e|a|er|as)(?:-te|-se)?|não (?:se |te )?(?:lembr|guard|anot|grav|salv|memoriz)[aeo](?:s|r)?(?: mais)?|(?:apaga|apague|deleta|delete|ignora|risca)(?= (?:tudo )?(?:isso|isto|aquilo|o que)(?:$|[\s,.!?]))|(?:você |vc |tu )?não (?:ouviu|ouviste|leu|viu) (?:nada|isso)|(?:eu )?não (?:te )?(?:falei|disse|contei) nada`,
    loose: String.raw`apaga[r]?|apague|delet(?:a|e|ar)|exclu(?:i|a|ir)|risc(?:a|ar|que)|remov(?:e|a|er)|tir(?:a|e|ar)(?= .*(?:lista|memória|cabeça))`,
    anywhere: String.raw`(?:finge|finja) demência|(?:que|q) (?:você |vc |cê |tu |te |se )*(?:esque[cç]|apag|delet)(?:as?|ues?|es?|esse)(?!\p{L})|(?<!não )(?:esquece|esqueça|esquecer) (?=(?:d?essa história|d?isso que eu|(?:d?o que|tudo (?:o )?que) (?:eu )?(?:te )?(?:falei|disse|contei)))|não (?:quero|queria|precisa|precisas) (?:que |q )?(?:você |vc |cê |tu |isso |disso |se |te )*(?:lembr|guard|saib|fique|grav)\p{L}*(?: guardado)?|(?:faz|faça|fazer|faz de conta|finge|finja|fingir|fingi)(?: \p{L}+)? ?(?:de conta )?(?:que|q) (?:eu )?(?:nunca|não|n) (?:te |lhe |se )?(?:falei|disse|contei|mencionei|escrevi|existiu|aconteceu|ouviu|leu|sabe)(?: nada| isso)?|(?:tira|apaga|deleta|delete|exclui|remove|risca|arranca|limpa|some com)r? (?<what>[^.!?]{0,60}?) ?d(?:a|essa) (?:sua |tua )?(?:\p{L}+ )?(?:memória|cabeça|cabecinha|mente)`,
    keeps: String.raw`(?:não|nunca|jamais) (?:me |te |se |vai |vou |quero que (?:você )?)*(?:deix\p{L}+ )?(?:eu )?(?:me )?(?:se )?esque|^\W*esquece[.!\s]*$`,
    lastMessage: String.raw`última mensagem|última linha`,
    ownName: String.raw`(?:o )?meu (?:próprio )?nome|como (?:eu )?me chamo`,
    around: String.raw`melhor|por favor|pode|podes|poderia|consegue|pra|para|dá|que|q|e|mas|agora|já|você|vc|cê|tu|isso|isto|essa|esse|aquilo|o|a|os|as|um|uma|meu|minha|do|da|no|na|de|dos|das|d|eu|te|me|disse|falei|contei|mencionei|acabei|dizer|falar|contar|sobre|com|parte|história|negócio|lance|papo|assunto|antes|nada|não|nunca|quero|deixa|lá|aí|tua|sua|memória|cabeça|tá|ok|viu|tudo|depois|dele|dela|ele|ela|obrigad[oa]|luli|logo|rápido|por|favor`,
    anew: String.raw`também|aliás|além disso|falando nisso|outra coisa|mudando de assunto|ah e`,
  },
  forgetAll: [
    "(?:esquece|esqueça|apaga|apague) tudo(?: (?:o que (?:você )?(?:sabe|sabes)(?: (?:de|sobre) mim)?|(?:o )?que (?:eu )?(?:te )?(?:disse|falei|contei)|sobre mim))?",
  ],
  corrects: {
    over: "esque[cç]e(?: (?:o|a|os|as|de|do|da|isso de))*|não(?: (?:é|era|são|vai ser))?|em vez d[eoa]|já não",
    instead:
      "é|era|são|será|vai ser|mas|e sim|agora|na verdade|quis dizer|quero dizer|se chama|me chamo|sou|fica|ficou|mudou|passou|está|tá|mora",
    small: "o|a|os|as|em|no|na|de|do|da|às|pra|pro|para",
  },
  idle: "(?:l?as? )?(?:luz(?:es)?|tv|vela)s?|(?:o )?fogo|(?:as )?coisas|nada|de nada|direito|bem|isso|isto|me|te|quando .*|como .*|(?:(?:n|em |d)?o )?que .*|quem .*|qual .*|onde .*|quant\\p{L}+ .*|disso|mim",
};
