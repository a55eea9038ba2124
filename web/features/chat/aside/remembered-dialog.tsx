import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReplyMemory } from "../../../../shared/rules/chat-marks.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DoneNote } from "../../../ui/notes/done-note.tsx";
import { RetryLine } from "../list/list-parts.tsx";
import { forgetMutation, readMarksAgain, replyMemoriesQuery } from "./data.ts";
import { asideWords } from "./words.ts";

type RememberedDialogProps = {
  chatId: string;
  memory: ReplyMemory;
  puppyName: string;
  onClose: () => void;
};

/** Lists the memories behind a reply. One click forgets one. */
export function RememberedDialog({ chatId, memory, puppyName, onClose }: RememberedDialogProps) {
  const words = useWords(asideWords);
  const memories = useQuery(replyMemoriesQuery(chatId));
  const forget = useMutation(forgetMutation);
  const client = useQueryClient();
  const handleClose = () => {
    onClose();
    if (!forget.isIdle) void readMarksAgain(client);
  };
  const title = memory === "used" ? words.remembered(puppyName) : words.noted(puppyName);
  return (
    <Dialog onClose={handleClose} title={title}>
      <p role="status" className="text-ink-2 empty:hidden">
        {memories.isPending ? words.loading : null}
        {memories.data?.memories.length === 0 && !forget.isSuccess ? words.nothing : null}
      </p>
      {memories.isError ? <RetryLine text={words.failed} onRetry={memories.refetch} /> : null}
      <ul className="space-y-3">
        {memories.data?.memories.map(({ id, words: said }) => (
          <li key={id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{said}</span>
            <Button
              kind="soft"
              size="sm"
              aria-label={words.forgetThis(said)}
              busy={forget.isPending && forget.variables === id && words.forget}
              onClick={() => forget.mutate(id)}
            >
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
      <DoneNote done={forget.isSuccess ? { title: words.forgotten } : null} />
      <LinkButton to="/memory" kind="ghost" className="mt-5 -ml-5.5">
        {words.all(puppyName)}
      </LinkButton>
    </Dialog>
  );
}
