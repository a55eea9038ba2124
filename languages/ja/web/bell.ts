import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "お知らせ",
  missed: (count) => plural(count, { one: "新着#件", other: "新着#件" }),
  none: "しずかです",
  noneText: "Luliがそっと伝えたことは、この訪問のあいだ、ここで読み返せます。",
};
