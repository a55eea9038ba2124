// Offers once to put Luli on the device's home screen, to people who came back on another day. Browsers that cannot never ask.
import { wordsOf } from "../lib/words/words.ts";
import { showToast } from "../ui/toast/toast.tsx";
import { shellWords } from "./shell/words.ts";

/** Not in the DOM's types: only Chromium has it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const KEY = "luli-first-day";
const OFFERED = "offered";

/** True from the second day on which this device is used, until the offer was made. */
function isTimely(today: string): boolean {
  try {
    const first = localStorage.getItem(KEY);
    if (first === null) localStorage.setItem(KEY, today);
    return first !== null && first !== today && first !== OFFERED;
  } catch {
    return false;
  }
}

export function offerInstall(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (!isTimely(new Date().toDateString())) return;
    localStorage.setItem(KEY, OFFERED);
    const { title, text, action } = wordsOf(shellWords).install;
    const handleSelect = () => void (event as InstallEvent).prompt();
    showToast({ title, text, tone: "info", action: { label: action, onSelect: handleSelect } });
  });
}
