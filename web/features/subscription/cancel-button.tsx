import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { subscriptionQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { cancelMutation, resumeMutation } from "./data.ts";
import { endDate } from "./logic.ts";
import { subscriptionWords } from "./words.ts";

/** Cancels with two clicks and no questions; until the period ends, one click resumes. */
export function CancelButton() {
  const { data: state } = useQuery(subscriptionQuery);
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useMutation(cancelMutation);
  const resume = useMutation(resumeMutation);
  const words = useWords(subscriptionWords);
  const until = endDate(state);

  const handleKeep = () => setIsAsking(false);
  const handleCancel = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        showToast({
          title: words.cancel.done,
          text: words.cancel.stays(until),
          tone: "success",
        });
      },
    });
  const handleResume = () =>
    resume.mutate(undefined, {
      onSuccess: () => showToast({ ...words.resume.done, tone: "success" }),
    });

  return (
    <>
      {/* A single button cancels and resumes, so that the focus stays in place. */}
      <Button
        kind="ghost"
        busy={resume.isPending && words.resume.busy}
        onClick={state.cancel_at_period_end ? handleResume : () => setIsAsking(true)}
      >
        {state.cancel_at_period_end ? words.resume.action : words.cancel.action}
      </Button>
      {isAsking ? (
        <Dialog title={words.cancel.title} text={words.cancel.stays(until)} onClose={handleKeep}>
          <div className="flex flex-wrap gap-3">
            <Button busy={cancel.isPending && words.cancel.busy} onClick={handleCancel}>
              {words.cancel.yes}
            </Button>
            <Button kind="soft" onClick={handleKeep}>
              {words.cancel.no}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
