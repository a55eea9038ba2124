import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Notifications",
  missed: (count) => plural(count, { one: "# nouvelle", other: "# nouvelles" }),
  none: "Tout est calme",
  noneText: "Ce que Luli te dit en passant peut se relire ici, tant que dure cette visite.",
};
