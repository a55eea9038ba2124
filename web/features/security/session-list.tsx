import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";
import type { OpenSession } from "../../../shared/contracts/account/session.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { DoneNote } from "../../ui/notes/done-note.tsx";
import { endOthersMutation, endSessionMutation, sessionsQuery } from "./data.ts";
import { SecurityRow } from "./security-row.tsx";
import { securityWords } from "./words.ts";

/** Lists the person's sessions, this browser first, and ends them. */
export function SessionList() {
  const words = useWords(securityWords).sessions;
  const { data } = useSuspenseQuery(sessionsQuery);
  const endOthers = useMutation(endOthersMutation);
  const [done, setDone] = useState<ComponentProps<typeof DoneNote>["done"]>(null);
  const titleId = useId();
  const sessions = data.sessions.toSorted((a, b) => Number(b.is_this) - Number(a.is_this));
  const handleEndOthers = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => setDone(words.endedOthers),
    });
  return (
    <section aria-labelledby={titleId} className="line-above pt-2">
      <details>
        <summary className="fold">
          <h3 id={titleId} className="inline font-body text-base font-semibold">
            {words.title}
          </h3>
        </summary>
        <ul className="lines-between">
          {sessions.map((session) => (
            <Session key={session.id} session={session} onEnded={() => setDone(words.ended)} />
          ))}
        </ul>
        <DoneNote done={done} />
        {sessions.length > 1 ? (
          <Button kind="soft" className="mt-2 max-[480px]:w-full" onClick={handleEndOthers}>
            {words.endOthers}
          </Button>
        ) : null}
      </details>
    </section>
  );
}

function Session({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const words = useWords(securityWords).sessions;
  const language = useLanguage();
  const end = useMutation(endSessionMutation);
  const device = session.device || words.unknown;
  const when = formatDate(session.seen_at, { dateStyle: "medium", timeStyle: "short" }, language);
  // The row is gone by then; the mutation reports its failure itself.
  const handleEnd = () => void end.mutateAsync(session.id).then(onEnded, () => undefined);
  return (
    <li>
      <SecurityRow
        title={device}
        text={[session.place, words.seen(when)].filter(Boolean).join(" · ")}
      >
        {session.is_this ? (
          <Chip tone="ok" size="sm">
            {words.here}
          </Chip>
        ) : (
          <Button kind="soft" size="sm" aria-label={words.endNamed(device)} onClick={handleEnd}>
            {words.end}
          </Button>
        )}
      </SecurityRow>
    </li>
  );
}
