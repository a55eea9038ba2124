import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Notificações",
  missed: (count) => plural(count, { one: "# nova", other: "# novas" }),
  none: "Tudo calmo",
  noneText: "O que Luli conta a você de passagem pode ser relido aqui enquanto durar esta visita.",
};
