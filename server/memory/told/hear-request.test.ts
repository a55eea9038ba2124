import { expect, test } from "vitest";
import { threadMs } from "../../testing/thread-time.ts";
import { hearRequest } from "./hear-request.ts";

test.each([
  ["oh and don't forget my flight's on Friday", "remember", "my flight's on Friday"],
  ["Hmm. Forget that I told you where the ring is, please", "forget", "where ring is"],
  ["mist. vergiss bitte das mit dem geschenk, ja?", "forget", "geschenk"],
  ["覚えておいてね。来月引っ越すの", "remember", "来月引っ越すの"],
  ["can you forget the bit about Theo?", "forget", "Theo"],
  ["das mit den schulden vergisst du bitte", "forget", "schulden"],
  ["t'oublies mon salaire ok", "forget", "salaire"],
  ["can you remember that my blood type is B negative?", "remember", "my blood type is B negative"],
  [
    "kannst du dir merken, dass die Tonne dienstags raus muss?",
    "remember",
    "die Tonne dienstags raus muss",
  ],
  ["tu peux retenir que mon frère arrive le 12 ?", "remember", "mon frère arrive le 12"],
  ["guárdame esto: la clave es 4410", "remember", "la clave es 4410"],
  ["ロッカーの番号は52だよ、覚えといて", "remember", "ロッカーの番号は52"],
  ["i'd rather you forgot about my salary", "forget", "salary"],
  ["forget the Dorian thing", "forget", "Dorian"],
  ["vergiss was ich über Jan gesagt hab", "forget", "Jan"],
  ["bitte merk dir das mit dem Gehalt nicht", "forget", "Gehalt"],
  ["tu peux oublier mon adresse", "forget", "adresse"],
  ["elimina mi dirección de tu memoria", "forget", "dirección"],
  ["esquece essa história da demissão", "forget", "demissão"],
  ["住所のデータ消しておいて", "forget", "住所"],
  ["keep it in your head for me: level P3", "remember", "level P3"],
  [
    "Bitte vergiss es nicht, kleiner Hund: Lotta wünscht sich Schnee",
    "remember",
    "Lotta wünscht sich Schnee",
  ],
  [
    "retiens bien ceci, stp : la tisane, c'est la mélisse",
    "remember",
    "la tisane, c'est la mélisse",
  ],
  ["que no se me olvide llamar a Conchi", "remember", "llamar a Conchi"],
  ["não me deixa esquecer que a festa é sábado", "remember", "a festa é sábado"],
  ["no quiero que te acuerdes de lo de Rodrigo", "forget", "Rodrigo"],
  ["não quero que você lembre da Jaqueline", "forget", "Jaqueline"],
  ["給料のことは記憶から消してくれる？", "forget", "給料"],
  ["lo del tatuaje bórralo", "forget", "tatuaje"],
  ["te pido que olvides lo de Marcos", "forget", "Marcos"],
  ["o negócio da herança, esquece", "forget", "herança"],
  ["melhor você esquecer a história do apartamento", "forget", "apartamento"],
  ["scrub the combo out of your little head ok? like it never happened", "forget", "combo"],
  ["can you wipe what i said about liam", "forget", "liam"],
  ["du das mit dem gehalt vergiss mal bitte wieder, war nich für andre", "forget", "gehalt"],
  ["streich das mit dem boot und allem, als hätt ichs nie geschrieben", "forget", "boot"],
  ["haz de cuenta que nunca te hablé de marta", "forget", "marta"],
  ["bórrame lo de la operación", "forget", "operación"],
  ["non en fait oublie le code, le gardien serait pas content", "forget", "code"],
  ["ce que j'ai dit sur paul tu l'oublies stp", "forget", "paul"],
  ["finge que eu nunca te contei da gravidez", "forget", "gravidez"],
  ["dá pra você esquecer o lance do pedro?", "forget", "pedro"],
  ["判定のことは記憶から消しといて、見られたら終わる", "forget", "判定"],
  ["さっき言った住所、消しといてもらえる？", "forget", "住所"],
  ["引っ越しの件、忘れちゃって", "forget", "引っ越し"],
])("%s", (message, ask, words) => {
  expect(hearRequest(message)).toMatchObject({ ask, words });
});

test.each([
  "don't remember that please",
  "haz como que no he dicho nada",
  "efface ça de ta mémoire",
  "tu so als hätte ich das nie gesagt",
  "finge que eu não falei nada",
  "さっきの話なしにして",
  "omg forget that please, i'm so embarrassed",
  "boah nee vergiss das sofort wieder",
  "ay no, olvida eso porfa",
  "euh oublie ça tout de suite stp",
  "ai, esquece isso que eu falei",
  "うわ、今の忘れて",
  "quita eso de tu memoria",
  "tira isso da memória",
  "記憶から消去して",
  "あの話は無かったことに",
  "bórralo de tu memoria porfi, no quiero q me lo saques nunca",
  "olha quer saber, apaga isso aí da sua cabeça, não quero q fique guardado",
  "kannst du so tun als hätt ich dir nix davon erzählt",
  "on va dire que j'ai rien dit",
  "あーやっぱ今のなし！忘れて、誰にも言ってないから恥ずかしい",
])("%s is of what was said last", (message) => {
  expect(hearRequest(message)).toMatchObject({ ask: "forget", words: "", isPlain: true });
});

test.each([
  "can you remember my name?",
  "can you forget things?",
  "can you remember that time we met?",
  "don't ask me about work",
  "無理しないでね",
  "tu oublies toujours mon nom",
  "drop the ball",
  "I forgot my keys",
  "I won't forget you",
  "te acuerdas de mí?",
  "forget about it!",
  "não esquece isso",
  "no olvides eso",
  "n'oublie pas ça",
  "これ忘れないで",
  "mi abuela olvida las cosas",
  "se me olvida todo",
  "minha mãe esquece tudo",
  "mon père oublie tout",
  "meine oma vergisst alles",
  "ich hab den schlüssel vergessen",
  "毎回忘れて困ってる",
  "電気消して",
  "remember?",
  "i should forget my ex",
  "maybe I should just forget him and move on",
  "my therapist says i should forget the past",
  "I'd rather forget the whole exam",
  "i have to delete the app",
  "we were so happy and forget the rest",
  "apaga la luz",
  "apaga a luz",
  "tengo que olvidar a mi ex",
  "mi hijo sale y olvida todo",
  "quiero olvidar este día",
  "je veux oublier mon ex",
  "il faut oublier le passé",
  "il part et oublie ses clés",
  "tenho que esquecer meu ex",
  "você esquece o meu nome",
  "ich muss das löschen",
  "besser den tag vergessen",
  "嫌なことは忘れたい",
  "he acts like it never happened",
  "she told me to forget the whole thing",
  "how do i forget my ex",
  "er tut so als wär nix gewesen",
  "siempre se me olvida comprar pan",
  "mi madre dice que olvide a mi ex",
  "j'aimerais oublier cette journée",
  "minha vó esquece meu nome",
  "鍵を忘れて遅刻した",
  "予定なし！",
])("%s asks nothing of the memory", (message) => {
  expect(hearRequest(message)).toBeNull();
});

test.each(["delete the app", "lösch die app", "borra la app", "supprime l'appli", "apaga o app"])(
  "%s is an order only where that was told",
  (message) => {
    expect(hearRequest(message)).toMatchObject({ ask: "forget", isPlain: false });
  },
);

test("nobody is kept waiting by a long message", () => {
  const took = threadMs(() => {
    for (const piece of ["please remember ", "vergiss ", "覚えて", "and "])
      hearRequest(piece.repeat(4_000 / piece.length));
  });
  expect(took).toBeLessThan(500);
});
