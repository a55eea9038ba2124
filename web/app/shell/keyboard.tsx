import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useSlashKey } from "./use-slash-key.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

/** What keyboards, a phone's too, and whoever goes by ear find on each page of the app. Its code comes after the page's own. */
export function Keyboard() {
  useFocusOnNavigation();
  useSlashKey();
  useVisibleHeight();
  return null;
}
