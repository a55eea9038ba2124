import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useSlashKey } from "./use-slash-key.ts";

/** What whoever goes by keyboard or by ear finds on each page of the app. Its code comes after the page's own. */
export function Keyboard() {
  useFocusOnNavigation();
  useSlashKey();
  return null;
}
