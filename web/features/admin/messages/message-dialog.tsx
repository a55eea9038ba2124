import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { formatDate } from "../../../lib/format.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";
import { answeredMutation, messageQuery } from "../data.ts";

type MessageProps = { id: string; onPerson: (id: string) => void };

export function MessageDialog({ onClose, ...props }: MessageProps & { onClose: () => void }) {
  return (
    <Dialog title="Message" onClose={onClose}>
      <Boundary pending={<Skeleton rows={[28, 20, 120]} />}>
        <Message {...props} />
      </Boundary>
    </Dialog>
  );
}

const mailTo = ({ email, subject }: { email: string; subject: string }) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function Message({ id, onPerson }: MessageProps) {
  const { data: message } = useSuspenseQuery(messageQuery(id));
  const mark = useMutation(answeredMutation);
  const isAnswered = message.answered_at !== null;
  const personId = message.person_id;
  const handleMark = () =>
    mark.mutate(
      { id, isAnswered: !isAnswered },
      {
        onSuccess: () =>
          showToast({
            title: isAnswered ? "Reopened" : "Answered",
            text: message.subject,
            tone: "success",
          }),
      },
    );
  return (
    <>
      <p className="font-display text-[21px] font-semibold wrap-anywhere">{message.subject}</p>
      <p className="mt-1 text-sm text-ink-3 wrap-anywhere">
        {message.name}, {message.email}
        <br />
        {formatDate(message.created_at, { dateStyle: "long", timeStyle: "short" })}
      </p>
      <p className="box mt-4 mb-5 p-4 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn" href={mailTo(message)}>
          Reply by email
        </a>
        <Button kind="soft" busy={mark.isPending && "Saving..."} onClick={handleMark}>
          {isAnswered ? "Reopen" : "Mark as answered"}
        </Button>
        {personId === null ? null : (
          <Button kind="ghost" onClick={() => onPerson(personId)}>
            Account with this address
          </Button>
        )}
      </div>
    </>
  );
}
