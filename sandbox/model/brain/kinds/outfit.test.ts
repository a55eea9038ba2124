// What she wears is asked of her, not of her prices; what the person wears is not. None of these was learned from.
import { expect, test } from "vitest";
import type { Spoken } from "../../memory/lines.ts";
import { hear } from "../hear.ts";

test.each<[Spoken, string]>([
  ["en", "how do you like your crown?"],
  ["en", "do you like your new hat?"],
  ["en", "what are you wearing today?"],
  ["en", "do you wanna keep the crown on?"],
  ["de", "wie findest du deine krone?"],
  ["de", "gefällt dir dein neuer hut?"],
  ["de", "sitzt die brille gut?"],
  ["de", "magst du dein halsband?"],
  ["es", "¿te gusta tu corona?"],
  ["es", "¿qué llevas puesto hoy?"],
  ["es", "¿te abriga la bufanda?"],
  ["fr", "tu aimes ta couronne ?"],
  ["fr", "comment tu trouves ton nouveau chapeau ?"],
  ["fr", "l'écharpe te tient chaud ?"],
  ["fr", "ton collier te serre pas trop ?"],
  ["pt", "você gosta da sua coroa?"],
  ["pt", "o que achou do seu chapéu novo?"],
  ["pt", "o que você tá vestindo hoje?"],
  ["pt", "gostou da capa que te dei?"],
  ["ja", "新しい帽子どう？"],
  ["ja", "メガネ似合ってるね、気に入ってる？"],
])("in %s, %j is of what she wears", (language, said) =>
  expect(hear(said, language).meaning.id).toBe("your-outfit"),
);

test.each<[Spoken, string]>([
  ["en", "i bought a new scarf today"],
  ["en", "how much does the crown cost?"],
  ["de", "ich hab mir einen neuen schal gekauft"],
  ["es", "me he comprado unas gafas nuevas"],
  ["fr", "je me suis acheté un nouveau chapeau"],
  ["pt", "comprei óculos novos"],
  ["ja", "新しい帽子を買ったんだ"],
])("in %s, %j is not", (language, said) =>
  expect(hear(said, language).meaning.id).not.toBe("your-outfit"),
);
