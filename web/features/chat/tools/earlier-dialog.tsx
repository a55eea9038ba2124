import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../lib/words/words.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { asideWords } from "../aside/words.ts";
import { RetryLine } from "../list/list-parts.tsx";
import { MessageText } from "../message-text.tsx";
import { earlierQuery } from "./data.ts";
import { toolWords } from "./words.ts";

type EarlierDialogProps = { chatId: string; onClose: () => void };

/** Lists the earlier versions of a message and its reply, newest first. */
export function EarlierDialog({ chatId, onClose }: EarlierDialogProps) {
  const words = useWords(toolWords);
  const { loading, failed } = useWords(asideWords);
  const earlier = useQuery(earlierQuery(chatId));
  return (
    <Dialog onClose={onClose} title={words.earlier}>
      <p role="status" className="text-ink-2 empty:hidden">
        {earlier.isPending ? loading : null}
      </p>
      {earlier.isError ? <RetryLine text={failed} onRetry={earlier.refetch} /> : null}
      <ol className="space-y-4">
        {earlier.data?.chats.map(({ id, message, response }) => (
          <li key={id} className="box px-4 py-3">
            <p className="mb-1 text-[15px] font-semibold text-ink-2">
              <MessageText text={message} />
            </p>
            {response === null ? <p>{words.noReply}</p> : <MessageText text={response} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
