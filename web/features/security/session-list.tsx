import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { OpenSession } from "../../../shared/contracts/account/session.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { endOthersMutation, endSessionMutation, sessionsQuery } from "./data.ts";
import { SecurityRow } from "./security-row.tsx";
import { securityWords } from "./words.ts";

/** Where the person is signed in, this browser first, and how to end it. */
export function SessionList() {
  const words = useWords(securityWords).sessions;
  const { data } = useSuspenseQuery(sessionsQuery);
  const endOthers = useMutation(endOthersMutation);
  const titleId = useId();
  const sessions = data.sessions.toSorted((a, b) => Number(b.is_this) - Number(a.is_this));
  const handleEndOthers = () =>
    endOthers.mutate(undefined, {
      onSuccess: () => showToast({ ...words.endedOthers, tone: "success" }),
    });
  return (
    <section aria-labelledby={titleId} className="line-above pt-4">
      <h3 id={titleId} className="font-body text-base font-semibold">
        {words.title}
      </h3>
      <ul className="lines-between">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button kind="soft" className="mt-2 max-[480px]:w-full" onClick={handleEndOthers}>
          {words.endOthers}
        </Button>
      ) : null}
    </section>
  );
}

function Session({ session }: { session: OpenSession }) {
  const words = useWords(securityWords).sessions;
  const language = useLanguage();
  const end = useMutation(endSessionMutation);
  const device = session.device || words.unknown;
  const when = formatDate(session.seen_at, { dateStyle: "medium", timeStyle: "short" }, language);
  const handleEnd = () =>
    end.mutate(session.id, { onSuccess: () => showToast({ ...words.ended, tone: "success" }) });
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
