// What stands around every letter.
import type { Language } from "../../shared/contracts/language.ts";

type FrameWords = { colon: string; noButton: string };

export const frameWords: Record<Language, FrameWords> = {
  "en-US": { colon: ":", noButton: "If the button does not work, open this address:" },
  es: { colon: ":", noButton: "Si el botón no funciona, abre esta dirección:" },
  fr: { colon: "\u00a0:", noButton: "Si le bouton ne marche pas, ouvre cette adresse\u00a0:" },
  de: { colon: ":", noButton: "Wenn der Knopf nicht geht, öffne diese Adresse:" },
  pt: { colon: ":", noButton: "Se o botão não funcionar, abra este endereço:" },
  ja: { colon: "：", noButton: "ボタンが使えないときは、次のアドレスを開いてください：" },
};
