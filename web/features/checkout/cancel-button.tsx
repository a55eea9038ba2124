import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubscriptionState } from "../../../shared/contracts/billing.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast.tsx";
import { cancelMutation, resumeMutation } from "./data.ts";
import { endDate } from "./logic.ts";

type CancelButtonProps = { state: SubscriptionState };

/** Two clicks and no questions; until the period ends, one click takes it back. */
export function CancelButton({ state }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useMutation(cancelMutation);
  const resume = useMutation(resumeMutation);
  const until = endDate(state);
  const stays = until ? `Premium stays with you until ${until}.` : "Premium stays until its end.";

  const handleCancel = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        showToast({ title: "Subscription cancelled", text: stays, tone: "success" });
      },
    });
  const handleResume = () =>
    resume.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: "Subscription resumed",
          text: "Your premium goes on as before.",
          tone: "success",
        }),
    });

  return (
    <>
      {/* One button for both ways, so that the focus stays where it was. */}
      <Button
        kind="ghost"
        busy={resume.isPending && "Resuming..."}
        onClick={state.cancel_at_period_end ? handleResume : () => setIsAsking(true)}
      >
        {state.cancel_at_period_end ? "Resume subscription" : "Cancel subscription"}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel Luli Premium?"
        text={`${stays} Nothing more is charged.`}
      >
        <div className="flex flex-wrap gap-3">
          <Button busy={cancel.isPending && "Cancelling..."} onClick={handleCancel}>
            Yes, cancel
          </Button>
          <Button kind="soft" onClick={() => setIsAsking(false)}>
            Keep Premium
          </Button>
        </div>
      </Dialog>
    </>
  );
}
