import type { NameWords } from "../../../server/chat/understanding/name-words.ts";
import type { ChatWords } from "../../../server/chat/words.ts";
import type { MemoryWords } from "../../../server/memory/requests/words.ts";

export const chat: ChatWords = {
  notHere:
    "Não posso falar disso aqui. Você pode dizer de outro jeito, ou vamos falar de outra coisa?",
};

export const memoryWords: MemoryWords = {
  lead: "por favor|pfv|pf|e|também|olha|oi|olá|luli|ah|oh|ok|bom|agora|aliás|você pode|pode|podes|poderia|mas|então|desculpa|ei|ai|ai não|nossa|putz|eita|espera|gente|meu deus|opa|haha|kk+|calma|melhor",
  remember: {
    asks: String.raw`por favor|pfv|pf|pls|e|ent[aã]o|mas|(?<!não |nao )(?:você |vc |cê |tu )?(?:pode|podes|poderia|podias|podia|consegue|deve|devia)(?: por favor| me)?|(?:dá|dava|tem como|será que dá)(?: (?:pra|para))?(?: (?:você|vc|tu|cê))?|(?<!não |nao )(?:quero|queria|preciso|gostaria|espero|agradecia|agradeço) (?:que|q)(?: (?:você|vc|tu|cê))?(?: (?:se|te|me))?|(?:é|era|seria) (?:bom|melhor|importante|legal) (?:que )?(?:você|vc|tu|cê)?(?: (?:se|te))?|faz(?:-me)? (?:o|um) favor (?:de|e)|me faz (?:o|um) favor (?:de|e)|(?:vê|veja|vede) se|(?:você|vc|tu|cê) tem que|tens de|(?:pra|para) (?:você|vc|tu|cê)`,
    before: String.raw`só|sempre|nunca|jamais|bem|já|ó|oh|tu|vc|você|te|se|não|nao|melhor|trata de|tente|tenta|que|\p{L}+inha`,
    orders: String.raw`lembra(?!\s*[?.!]*$)(?! (?:do meu|da minha|o meu|a minha|qual|de mim)(?!\p{L}))(?:-te|-se)?(?: (?:bem|sempre|disso|disto|dessa|uma coisa))*(?! (?:quando|daquel\p{L}+|do dia|de mim|da vez|como|[àa]s? \d|de \p{L}+r(?!\p{L})))|(?:lembr(?:e|ar|es|em|asse|asses)|record(?:a|ar))(?:-(?:te|se|me))?(?: (?:bem|sempre|disso|disto|dessa|uma coisa))*(?! (?:quando|daquel\p{L}+|do dia|de mim|da vez|como|[àa]s? \d|de \p{L}+r(?!\p{L})))|(?:anot(?:a|e|ar|es|asse)|apont(?:a|e|ar)|memoriz(?:a|e|ar|es)|decor(?:a|e|ar)|regist(?:a|ra|re|rar|e|ar))(?:-(?:te|me|o|a))?(?: (?:a[ií]|lá|bem|isso|isto|essa|no teu \p{L}+|na mem[oó]ria))*|(?:guard(?:a|e|ar|es|asse)|grav(?:a|e|ar|es)|salv(?:a|e|ar)|arquiv(?:a|e|ar))(?:-(?:te|me|o|a))?(?: (?:a[ií]|lá|bem|isso|isto|essa|esta|esse|info|informação|dado))*(?= (?:que|na|no|em|pra|para|bem|da|do|a|o)(?!\p{L})|\s*(?:[:,.!?]|$))|(?:n[aã]o|nunca|jamais)(?: (?:se|te|me|vá|vai|va))* (?:esque[cç](?:e|a|as|er|eres|esse|esses)|deix[ae](?: eu)?(?: me)? esquecer)(?:-(?:te|se))?(?: (?:nunca|nao|não|disso|de))*|(?:n[aã]o )?se esquecesse|(?:n[aã]o )?me deix[ae](?: eu)? esquecer|(?:tem|tenha|tenhas|ter|leva|leve|leves)(?: (?:isso|isto|sempre))* (?:em (?:mente|conta)|na cabeça|presente)(?: (?:daqui (?:pra|para) (?:a )?frente))?|(?:põe|poe|p[oô]r|bota|coloca|mete|enfia|fica com|ficas com)(?: (?:isso|isto|essa))* (?:n[ao]|nessa|nesse|em)(?: (?:tua|teu|sua|seu|tuas|suas|teus))?(?: \p{L}+)? ?(?:cabe[çc]\p{L}+|mem[oó]ria|ju[ií]zo|cadern\p{L}+|listas?|notas?|mente)(?!\p{L})|(?:faz|faça|toma|tome)(?:-me)?(?: (?:uma|aí|ai))? (?:notinha|nota|anotação)(?: (?:aí|disso|disto))?|escrev(?:e|a|er)(?: (?:a[ií]|isso|isto|em algum lugar|num canto))*(?= que|\s*(?:[:,.!]|$))|fixa(?: (?:isto|isso|bem))?|fica sabendo|ret[eé]m|(?:que )?fique (?:registrado|registado|anotado|gravado)|adiciona(?: (?:isso|isto))? (?:à|a|na) (?:sua|tua) mem[oó]ria|(?:mantém|mantenha|mantem|conserva|conserve|ret[eé]m|retenha|armazena|armazene)(?: (?:isso|isto))?(?: (?:em mente|na (?:tua |sua )?(?:cabeça|mem[oó]ria)|na cabecinha))?(?= que|\s*(?:[:,.!]|$))|(?:que )?(?:fique|fica|deixa|deixe) (?:gravado|anotado|registrado|registado|guardado|salvo)|(?:n[aã]o )?v[aá]s? (?:se )?esquecer|tom(?:a|e) nota|p[oõ]e na (?:agenda|lista)|fica (?:ligado|ligada|atenta|esperta)(?= que|:|,)`,
    anywhere: String.raw`(?<!\p{L})(?:(?:pra|para) (?:você|vc|tu|cê) (?:não|nao) (?:se )?esquecer(?:es)?|(?:pra|para) (?:a próxima|o futuro|registro|constar|tua informação))(?!\p{L})`,
    not: "não|nao|nunca|jamais",
    joins: String.raw`que|q|isso|isto|disso|disto|de|uma coisa|essa|esse|esta|a[ií]|lá|e|então|mas|info|com`,
    around: String.raw`por favor|pfv|pf|bem|ok|tá|ta|tá bom|viu|né|obrigad[oa]|luli|pr[ao] mim|para mim|(?:pra|para) (?:sempre|depois|a próxima)|sempre|(?:é )?importante|hein|guria|tchê|amor|fofa|nunca|jamais|na (?:tua|sua) cabeça|na cabeça|na memória|anotou|combinado|daqui (?:pra|para) (?:a )?frente|ouviu|beleza|também`,
  },
  forget: {
    asks: String.raw`por favor|pfv|pf|pls|(?:você |vc |cê )?(?:pode|podes|poderia|podia|consegue)|(?:dá|dava) (?:pra|para)(?: você| vc| tu| cê)?|tem como(?: você| vc| tu| cê)?|melhor (?:você|vc|tu|cê)`,
    before: String.raw`isso|isto|quer saber|sabe o que|sabe de uma coisa|sério|melhor|tudo|já|logo|escuta|só|faz favor e|faz um favor e|deixa (?:pra lá|quieto) e|então`,
    verbs: String.raw`(?:apaga|apague|deleta|delete|exclui|remove|risca)(?= (?:[ao] (?:história|lance|negócio|papo|parte|assunto)|essa história|o que)(?!\p{L}))|esque[cç](?:e|a|er|as)(?:-te|-se)?|não (?:se |te )?(?:lembr|guard|anot|grav|salv|memoriz)[aeo](?:s|r)?(?: mais)?|(?:apaga|apague|deleta|delete|ignora|risca)(?= (?:tudo )?(?:isso|isto|aquilo|o que)(?:$|[\s,.!?]))|(?:você |vc |tu )?não (?:ouviu|ouviste|leu|viu) (?:nada|isso)|(?:eu )?não (?:te )?(?:falei|disse|contei) nada`,
    loose: String.raw`apaga[r]?|apague|delet(?:a|e|ar)|exclu(?:i|a|ir)|risc(?:a|ar|que)|remov(?:e|a|er)|tir(?:a|e|ar)(?= .*(?:lista|memória|cabeça))`,
    anywhere: String.raw`(?:finge|finja) demência|(?:que|q) (?:você |vc |cê |tu |te |se )*(?:esque[cç]|apag|delet)(?:as?|ues?|es?|esse)(?!\p{L})|(?<!não )(?:esquece|esqueça|esquecer) (?=(?:d?essa história|d?isso que eu|(?:d?o que|tudo (?:o )?que) (?:eu )?(?:te )?(?:falei|disse|contei)))|não (?:quero|queria|precisa|precisas) (?:que |q )?(?:você |vc |cê |tu |isso |disso |se |te )*(?:lembr|guard|saib|fique|grav)\p{L}*(?: guardado)?|(?:faz|faça|fazer|faz de conta|finge|finja|fingir|fingi)(?: \p{L}+)? ?(?:de conta )?(?:que|q) (?:eu )?(?:nunca|não|n) (?:te |lhe |se )?(?:falei|disse|contei|mencionei|escrevi|existiu|aconteceu|ouviu|leu|sabe)(?: nada| isso)?|(?:tira|apaga|deleta|delete|exclui|remove|risca|arranca|limpa|some com)r? (?<what>[^.!?]{0,60}?) ?d(?:a|essa) (?:sua |tua )?(?:\p{L}+ )?(?:memória|cabeça|cabecinha|mente)`,
    keeps: String.raw`(?:suas|tuas|as|todas) (?:regras|instruções|diretrizes)(?!\p{L})|esque\p{L}+ (?:de )?que (?:você|vc|tu) (?:é|és) |(?:não|nunca|jamais) (?:me |te |se |vai |vou |quero que (?:você )?)*(?:deix\p{L}+ )?(?:eu )?(?:me )?(?:se )?esque|^\W*esquece[.!\s]*$`,
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

export const nameWords: NameWords = {
  asked: "se chama|te chamas|(?:seu|teu) nome|te chamar|chamar você|quem é você",
  wished: ["me cham(?:e|a|ar) de @", "podes chamar-me (?:de )?@", "chama-me (?:de )?@"],
  told: ["meu nome é @", "me chamo @", "chamo-me @"],
  called: ["me chamam(?: de)? @", "sou conhecid(?:o|a) (?:como|por) @", "atendo por @"],
  where: "no|na|em|aqui|desde|sempre|também|porque",
  here: ["@ aqui", "quem fala é (?:o |a )?@"],
  beside: "a propósito|aliás|de novo|outra vez",
  lead: "por favor|e|mas|então|bom|sim|não|ah|oi|ok|pode|podes|você pode|eu|o|só|agora",
  denied: "não",
  iAm: ["(?:eu )?sou (?:eu,? )?(?:o |a )?@"],
  introduced: ["aqui é (?:o |a )?@", "é (?:o |a )?@"],
  hello: "olá|oi|oie|bom dia|boa tarde|boa noite|e aí|au au",
  next: "e|mas|prazer|muito|de|tudo|como|por|tenho|sou|moro|qual",
  endings: "\\p{L}{2}(?:[aio][ds][oa]|iv[oa]|ante|ista)",
  none: `amor benzinho querido querida gata não sim um uma o a os as muito bem mal feliz triste cansado cansada sozinho sozinha eu você ela ele de em como que quê quem quando agora hoje depois
    amanhã mais menos ninguém nada alguém oi olá tchau obrigado obrigada brasileiro brasileira português portuguesa homem mulher menino menina estudante
    professor professora mãe pai cachorro segredo importante assim doente legal tão só aqui louco louca bom boa tarde noite claro humano humana
    nova novo tímida tímido curioso curiosa nervoso nervosa ansioso ansiosa`,
};
