import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const bell: WordsOf<"bell"> = {
  title: "Notificaciones",
  missed: (count) => plural(count, { one: "# nueva", other: "# nuevas" }),
  none: "Todo tranquilo",
  noneText: "Lo que Luli te cuenta de paso se puede volver a leer aquí mientras dure esta visita.",
};
