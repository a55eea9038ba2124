import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Benachrichtigungen",
  missed: (count) => plural(count, { one: "# neue", other: "# neue" }),
  none: "Alles ruhig",
  noneText: "Was Luli dir nebenbei sagt, kannst du hier nachlesen, solange dieser Besuch dauert.",
};
