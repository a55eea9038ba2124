// A thing is known by its family, in six languages, and one thing is not another.
import { expect, test } from "vitest";
import { askedTerms, toldTerms } from "./families.ts";

test.each([
  ["what do I do for a living?", "I'm a nurse on a children's ward", "@job"],
  ["tell me about my pets", "we have a tortoise and a hamster", "@pet"],
  ["was mache ich beruflich?", "ich bin Erzieherin in Kassel", "@job"],
  ["wann hab ich Geburtstag?", "ich werde am 9. März 34", "@birthday"],
  ["c'est quoi mes loisirs ?", "j'apprends le violoncelle", "@hobby"],
  ["¿tengo pareja?", "Hugo y yo lo hemos dejado", "@partner"],
  ["eu tenho filhos?", "minha filha Nina nada bem", "@child"],
  ["私が暮らしてる街は？", "春に札幌へ引っ越したんだ", "@home"],
])("%j asks for what %j tells", (asked, told, family) => {
  expect(askedTerms(asked)).toContain(family);
  expect(toldTerms(told)).toContain(family);
});

test.each([
  ["which day works best for pizza?", "@job"],
  ["¿cómo se llama mi hermano?", "@food"],
  ["大丈夫だよ", "@partner"],
  ["祖母は元気", "@mother"],
  ["minha irmã chegou", "@brother"],
])("%j is not of %s", (words, family) => {
  expect(toldTerms(words)).not.toContain(family);
});
