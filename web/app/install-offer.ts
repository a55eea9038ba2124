// Offers once to add Luli to the home screen, on a person's second day. Browsers that cannot do this never fire the event.
import { keep, readKept } from "../lib/browser/kept.ts";
import { wordsOf } from "../lib/words/words.ts";
import { showToast } from "../ui/toast/toast.tsx";
import { shellWords } from "./shell/words.ts";

/** The DOM's types lack this event: Chromium alone has it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const OFFERED = "offered";

/** True from the second day on which this device is used, until the offer was made. */
function isTimely(today: string): boolean {
  const first = readKept("first-day");
  if (first === null) keep("first-day", today);
  return first !== null && first !== today && first !== OFFERED;
}

export function offerInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (!isTimely(new Date().toDateString())) return;
    keep("first-day", OFFERED);
    const { title, text, action } = wordsOf(shellWords).install;
    const handleSelect = () => void (event as InstallEvent).prompt();
    showToast({ title, text, tone: "info", action: { label: action, onSelect: handleSelect } });
  });
}
