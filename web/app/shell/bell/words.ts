// What is said of the last toasts.
import { plural } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const bellWords = english("bell", {
  title: "Notifications",
  missed: (count: number) => plural(count, { one: "# new", other: "# new" }),
  none: "All quiet",
  noneText: "Notifications from this visit stay here until you leave.",
});
