// The language of ours that a browser asks for.
import { chooseLanguage, type Language } from "../../shared/contracts/language.ts";

/** Many more than anyone speaks. */
const MAX_TAGS = 20;

/** Follows the weights of Accept-Language; refused languages (`q=0`) and invalid weights are ignored. */
export function askedLanguage(header: string | null | undefined): Language {
  const asked = (header ?? "").split(",", MAX_TAGS).map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = asked.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return chooseLanguage(wanted.map(({ tag }) => tag));
}
