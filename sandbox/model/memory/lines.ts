// How the scripted Luli says what she was told, and what she was not.
import { sayings } from "../brain/table.ts";

export type Spoken = "en" | "de" | "es" | "fr" | "pt" | "ja";

type Id =
  | "told"
  | "noMore"
  | "maybe"
  | "untold"
  | "noted"
  | "paused"
  | "forgot"
  | "knewNothing"
  | "name"
  | "diary";
export type MemoryLines = Record<Id, string[]>;

/** noMore: behind a quote that may not hold what was asked. maybe: nothing that was told shares a word with the question. */
const LINES = sayings<Spoken, Id>`
  # told
  en You told me: “{words}”. | I remember, you said “{words}”. | That was “{words}”, in your own words.
  de Du hast mir erzählt: „{words}“. | Ich weiß noch, du hast gesagt: „{words}“. | In deinen Worten: „{words}“.
  es Me contaste: «{words}». | Me acuerdo, dijiste: «{words}». | Con tus palabras: «{words}».
  fr Tu m’as raconté : « {words} ». | Je m’en souviens, tu as dit : « {words} ». | Avec tes mots : « {words} ».
  pt Você me contou: “{words}”. | Eu lembro, você disse: “{words}”. | Nas suas palavras: “{words}”.
  ja こう話してくれたよ。「{words}」 | 覚えてるよ。「{words}」って言ってたね。 | あなたの言葉だと「{words}」だよ。
  # noMore
  en More than that you have not told me. | That is all I was told; the rest I do not know.
  de Mehr hast du mir nicht erzählt. | Mehr weiß ich nicht.
  es Más no me has contado. | Más no sé.
  fr Tu ne m’as rien dit de plus. | Je n’en sais pas plus.
  pt Mais do que isso você não me contou. | Mais eu não sei.
  ja それ以上は聞いていないよ。 | ほかのことはまだ教えてもらっていないよ。
  # maybe
  en I am not sure I know that. Is it in here: “{words}”? | I don't know for sure. Do you mean “{words}”?
  de Das weiß ich nicht sicher. Steckt es hier drin: „{words}“? | Sicher weiß ich es nicht. Meinst du „{words}“?
  es No sé si te entiendo bien. ¿Es por esto: «{words}»? | Seguro no lo sé. ¿Te refieres a «{words}»?
  fr Je ne sais pas avec certitude. C’est là-dedans\u00a0: «\u00a0{words}\u00a0»\u00a0? | Je n’en sais rien de sûr. Tu parles de «\u00a0{words}\u00a0»\u00a0?
  pt Não sei ao certo. Está aqui: “{words}”? | Com certeza eu não sei. Você fala disto: “{words}”?
  ja はっきりとは知らないんだ。「{words}」のことかな？ | たしかなことはわからないな。もしかして「{words}」？
  # untold
  en You have not told me that. | I do not know that: you have not told me yet. | That one I was never told, so I won't guess. You have not told me.
  de Das hast du mir nicht erzählt. | Das weiß ich nicht, du hast es mir noch nicht erzählt. | Davon hast du mir nichts erzählt, und raten will ich nicht.
  es Eso no me lo has contado. | No lo sé, todavía no me lo has contado. | De eso no me has dicho nada, y no quiero adivinar.
  fr Ça, tu ne me l’as pas dit. | Je ne sais pas, tu ne me l’as pas encore dit. | Tu ne m’as rien dit là-dessus, et je ne veux pas deviner.
  pt Isso você não me contou. | Não sei, você ainda não me contou. | Disso você não me falou, e não quero adivinhar. Você não me contou.
  ja それはまだ聞いていないよ。 | それは知らないんだ。まだ教えてもらっていないよ。 | そのことは聞いてないから、当てずっぽうは言わないね。
  # noted
  en Noted, I'll remember that. | I have noted it, for as long as you like.
  de Gemerkt, das weiß ich jetzt. | Hab ich mir gemerkt, so lange du willst.
  es Apuntado, me acordaré. | Ya lo tengo guardado, todo el tiempo que quieras.
  fr C’est noté, je m’en souviendrai. | Je l’ai noté, aussi longtemps que tu veux.
  pt Anotado, vou lembrar. | Já anotei, pelo tempo que você quiser.
  ja 覚えたよ。 | うん、ちゃんと覚えておくね。
  # paused
  en My memory is paused, so I have not noted it. You can switch it on in the settings.
  de Mein Gedächtnis ist gerade aus, deshalb habe ich es mir nicht gemerkt. In den Einstellungen geht es wieder an.
  es Mi memoria está en pausa, así que no lo he apuntado. Puedes activarla en los ajustes.
  fr Ma mémoire est en pause, je ne l’ai donc pas noté. Tu peux la réactiver dans les réglages.
  pt Minha memória está pausada, então não anotei. Você pode ligar de novo nas configurações.
  ja 今は記憶がオフだから、覚えていないよ。設定でオンにできるよ。
  # forgot
  en Done, I have forgotten it. | It is erased, and I won't bring it up.
  de Erledigt, ich habe es vergessen. | Es ist gelöscht, ich komme nicht darauf zurück.
  es Hecho, lo he olvidado. | Está borrado y no lo sacaré más.
  fr C’est fait, je l’ai oublié. | C’est effacé, je n’en parlerai plus.
  pt Pronto, esqueci. | Está apagado, não toco mais no assunto.
  ja うん、忘れたよ。 | 消したよ。もう話に出さないね。
  # knewNothing
  en There was nothing of that in my memory.
  de Davon hatte ich mir nichts gemerkt.
  es De eso no tenía nada guardado.
  fr Je n’avais rien noté là-dessus.
  pt Disso eu não tinha nada anotado.
  ja そのことは何も覚えていなかったよ。
  # name
  en You are {name}. | {name}, that is your name.
  de Du heißt {name}. | {name}, so heißt du.
  es Te llamas {name}. | {name}, así te llamas.
  fr Tu t’appelles {name}. | {name}, c’est ton nom.
  pt Você se chama {name}. | {name}, é assim que você se chama.
  ja {name}だよね。 | あなたの名前は{name}だよ。
  # diary
  en We talked, and I was told: “{words}”. I tucked that into my basket.
  de Wir haben geredet, und ich habe gehört: „{words}“. Das liegt jetzt in meinem Körbchen.
  es Hemos hablado y me han contado: «{words}». Lo guardo en mi camita.
  fr Nous avons parlé, et on m’a dit\u00a0: «\u00a0{words}\u00a0». Je le garde dans mon panier.
  pt A gente conversou e me contaram: “{words}”. Guardei na minha caminha.
  ja おしゃべりをして、「{words}」と聞いたよ。わたしのかごに大事にしまったよ。
`;

export const memoryLines = (language: Spoken): MemoryLines =>
  Object.fromEntries(
    Object.entries(LINES).map(([id, said]) => [id, said[language]]),
  ) as MemoryLines;
