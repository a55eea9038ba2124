import { WifiOff } from "lucide-react";
import { formatDate } from "../../../lib/format.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import { useOnline } from "../../../lib/browser/use-online.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { dashboardWords } from "./words.tsx";

/** Tells above the numbers that they are old while there is no network. `readAt`: ms. */
export function OldNumbers({ readAt }: { readAt: number }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  const isOnline = useOnline();
  const at = new Date(readAt);
  const isToday = at.toDateString() === new Date(useMinute()).toDateString();
  const when = formatDate(
    at,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
    language,
  );
  return (
    <p role="status" className="old-numbers">
      {isOnline ? null : (
        <>
          <Icon of={WifiOff} />
          {words.offline(when)}
        </>
      )}
    </p>
  );
}
