// How the scripted Luli says what she was told, and what she was not.

export type MemoryLines = {
  told: string[];
  /** Behind a quote that may not hold what was asked. */
  noMore: string[];
  /** Nothing that was told shares a word with the question. */
  maybe: string[];
  untold: string[];
  noted: string[];
  paused: string[];
  forgot: string[];
  knewNothing: string[];
  name: string[];
};

export type Spoken = "en" | "de" | "es" | "fr" | "pt" | "ja";

export const MEMORY_LINES: Record<Spoken, MemoryLines> = {
  en: {
    told: [
      "You told me: “{words}”.",
      "I remember, you said “{words}”.",
      "That was “{words}”, in your own words.",
    ],
    noMore: [
      "More than that you have not told me.",
      "That is all I was told; the rest I do not know.",
    ],
    maybe: [
      "I am not sure I know that. Is it in here: “{words}”?",
      "I don't know for sure. Do you mean “{words}”?",
    ],
    untold: [
      "You have not told me that.",
      "I do not know that: you have not told me yet.",
      "That one I was never told, so I won't guess. You have not told me.",
    ],
    noted: ["Noted, I'll remember that.", "I have noted it, for as long as you like."],
    paused: ["My memory is paused, so I have not noted it. You can switch it on in the settings."],
    forgot: ["Done, I have forgotten it.", "It is erased, and I won't bring it up."],
    knewNothing: ["There was nothing of that in my memory."],
    name: ["You are {name}.", "{name}, that is your name."],
  },
  de: {
    told: [
      "Du hast mir erzählt: „{words}“.",
      "Ich weiß noch, du hast gesagt: „{words}“.",
      "In deinen Worten: „{words}“.",
    ],
    noMore: ["Mehr hast du mir nicht erzählt.", "Mehr weiß ich nicht."],
    maybe: [
      "Das weiß ich nicht sicher. Steckt es hier drin: „{words}“?",
      "Sicher weiß ich es nicht. Meinst du „{words}“?",
    ],
    untold: [
      "Das hast du mir nicht erzählt.",
      "Das weiß ich nicht, du hast es mir noch nicht erzählt.",
      "Davon hast du mir nichts erzählt, und raten will ich nicht.",
    ],
    noted: ["Gemerkt, das weiß ich jetzt.", "Hab ich mir gemerkt, so lange du willst."],
    paused: [
      "Mein Gedächtnis ist gerade aus, deshalb habe ich es mir nicht gemerkt. In den Einstellungen geht es wieder an.",
    ],
    forgot: ["Erledigt, ich habe es vergessen.", "Es ist gelöscht, ich komme nicht darauf zurück."],
    knewNothing: ["Davon hatte ich mir nichts gemerkt."],
    name: ["Du heißt {name}.", "{name}, so heißt du."],
  },
  es: {
    told: [
      "Me contaste: «{words}».",
      "Me acuerdo, dijiste: «{words}».",
      "Con tus palabras: «{words}».",
    ],
    noMore: ["Más no me has contado.", "Más no sé."],
    maybe: [
      "No sé si te entiendo bien. ¿Es por esto: «{words}»?",
      "Seguro no lo sé. ¿Te refieres a «{words}»?",
    ],
    untold: [
      "Eso no me lo has contado.",
      "No lo sé, todavía no me lo has contado.",
      "De eso no me has dicho nada, y no quiero adivinar.",
    ],
    noted: ["Apuntado, me acordaré.", "Ya lo tengo guardado, todo el tiempo que quieras."],
    paused: [
      "Mi memoria está en pausa, así que no lo he apuntado. Puedes activarla en los ajustes.",
    ],
    forgot: ["Hecho, lo he olvidado.", "Está borrado y no lo sacaré más."],
    knewNothing: ["De eso no tenía nada guardado."],
    name: ["Te llamas {name}.", "{name}, así te llamas."],
  },
  fr: {
    told: [
      "Tu m’as raconté : « {words} ».",
      "Je m’en souviens, tu as dit : « {words} ».",
      "Avec tes mots : « {words} ».",
    ],
    noMore: ["Tu ne m’as rien dit de plus.", "Je n’en sais pas plus."],
    maybe: [
      "Je ne sais pas avec certitude. C’est là-dedans\u00a0: «\u00a0{words}\u00a0»\u00a0?",
      "Je n’en sais rien de sûr. Tu parles de «\u00a0{words}\u00a0»\u00a0?",
    ],
    untold: [
      "Ça, tu ne me l’as pas dit.",
      "Je ne sais pas, tu ne me l’as pas encore dit.",
      "Tu ne m’as rien dit là-dessus, et je ne veux pas deviner.",
    ],
    noted: ["C’est noté, je m’en souviendrai.", "Je l’ai noté, aussi longtemps que tu veux."],
    paused: [
      "Ma mémoire est en pause, je ne l’ai donc pas noté. Tu peux la réactiver dans les réglages.",
    ],
    forgot: ["C’est fait, je l’ai oublié.", "C’est effacé, je n’en parlerai plus."],
    knewNothing: ["Je n’avais rien noté là-dessus."],
    name: ["Tu t’appelles {name}.", "{name}, c’est ton nom."],
  },
  pt: {
    told: [
      "Você me contou: “{words}”.",
      "Eu lembro, você disse: “{words}”.",
      "Nas suas palavras: “{words}”.",
    ],
    noMore: ["Mais do que isso você não me contou.", "Mais eu não sei."],
    maybe: [
      "Não sei ao certo. Está aqui: “{words}”?",
      "Com certeza eu não sei. Você fala disto: “{words}”?",
    ],
    untold: [
      "Isso você não me contou.",
      "Não sei, você ainda não me contou.",
      "Disso você não me falou, e não quero adivinhar. Você não me contou.",
    ],
    noted: ["Anotado, vou lembrar.", "Já anotei, pelo tempo que você quiser."],
    paused: [
      "Minha memória está pausada, então não anotei. Você pode ligar de novo nas configurações.",
    ],
    forgot: ["Pronto, esqueci.", "Está apagado, não toco mais no assunto."],
    knewNothing: ["Disso eu não tinha nada anotado."],
    name: ["Você se chama {name}.", "{name}, é assim que você se chama."],
  },
  ja: {
    told: [
      "こう話してくれたよ。「{words}」",
      "覚えてるよ。「{words}」って言ってたね。",
      "あなたの言葉だと「{words}」だよ。",
    ],
    noMore: ["それ以上は聞いていないよ。", "ほかのことはまだ教えてもらっていないよ。"],
    maybe: [
      "はっきりとは知らないんだ。「{words}」のことかな？",
      "たしかなことはわからないな。もしかして「{words}」？",
    ],
    untold: [
      "それはまだ聞いていないよ。",
      "それは知らないんだ。まだ教えてもらっていないよ。",
      "そのことは聞いてないから、当てずっぽうは言わないね。",
    ],
    noted: ["覚えたよ。", "うん、ちゃんと覚えておくね。"],
    paused: ["今は記憶がオフだから、覚えていないよ。設定でオンにできるよ。"],
    forgot: ["うん、忘れたよ。", "消したよ。もう話に出さないね。"],
    knewNothing: ["そのことは何も覚えていなかったよ。"],
    name: ["{name}だよね。", "あなたの名前は{name}だよ。"],
  },
};
