import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import Trash2 from "lucide-react/icons/trash-2";
import { formatDate } from "../../lib/format.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Section } from "../../ui/section.tsx";
import { dropFollowUpMutation, followUpsQuery } from "./data.ts";
import { memoryWords } from "./words.ts";

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const HOUR = { ...DAY, hour: "numeric", minute: "2-digit" } as const;

/** The things about which Luli will ask how they went. Nothing while there is none. */
export function FollowUpList() {
  const { followUps, of, quote } = useWords(memoryWords);
  const { data } = useSuspenseQuery(followUpsQuery);
  const drop = useMutation(dropFollowUpMutation);
  if (data.follow_ups.length === 0) return null;
  return (
    <Section title={followUps.title}>
      <ul className="card lines-between py-1">
        {data.follow_ups.map((followUp) => (
          <li
            key={followUp.chat_id}
            className="flex items-start gap-4 py-4 pr-3 pl-6 max-[560px]:pl-4"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{quote(followUp.words)}</p>
              <p className="mt-1 text-sm text-ink-3">
                {formatDate(followUp.happens_at, followUp.has_hour ? HOUR : DAY)}
              </p>
            </div>
            <Button
              kind="ghost"
              className="min-w-11 px-2.5"
              aria-label={of(followUps.drop, followUp.words)}
              title={followUps.drop}
              onClick={() => drop.mutate(followUp.chat_id)}
            >
              <Icon of={Trash2} />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
