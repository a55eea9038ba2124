import { mutationOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isBlank } from "../../../../shared/blank.ts";
import {
  REPORT_REASONS,
  REPORT_WORDS_LENGTH,
  type ReportReason,
} from "../../../../shared/contracts/report.ts";
import { useTyped } from "../../../lib/browser/use-typed.ts";
import { call } from "../../../lib/http.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FailureNote } from "../../../ui/notes/failure-note.tsx";
import { TextArea } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";
import { reportWords } from "./words.ts";

type Report = { chatId: string; reason: ReportReason; words: string };

const reportMutation = mutationOptions({
  // A report fails at once without a network instead of being sent much later.
  networkMode: "always",
  mutationFn: ({ chatId, reason, words }: Report) =>
    call("PUT /api/chats/:id/report", { params: { id: chatId }, body: { reason, words } }),
  meta: { isAtField: () => true },
});

type ReportDialogProps = { chatId: string; onClose: () => void };

/** Reports a reply with one tap on a reason; a comment may follow. */
export function ReportDialog({ chatId, onClose }: ReportDialogProps) {
  const words = useWords(reportWords);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const report = useMutation(reportMutation);
  const choose = (chosen: ReportReason) =>
    report.mutate({ chatId, reason: chosen, words: "" }, { onSuccess: () => setReason(chosen) });
  return (
    <Dialog onClose={onClose} title={words.title} text={reason ? null : words.text}>
      <p role="status" className="font-semibold empty:hidden">
        {reason ? words.thanks : ""}
      </p>
      {reason ? (
        <AddWords chatId={chatId} reason={reason} onDone={onClose} />
      ) : (
        <>
          <ul className="space-y-3">
            {REPORT_REASONS.map((each) => (
              <li key={each}>
                <Button
                  kind="soft"
                  className="w-full"
                  disabled={report.isPending}
                  onClick={() => choose(each)}
                >
                  {words.reasons[each]}
                </Button>
              </li>
            ))}
          </ul>
          <FailureNote failure={failureOf(report.error, words.failed)} />
        </>
      )}
    </Dialog>
  );
}

const failureOf = (error: Error | null, title: string) => error && { title, text: error.message };

type AddWordsProps = { chatId: string; reason: ReportReason; onDone: () => void };

function AddWords({ chatId, reason, onDone }: AddWordsProps) {
  const words = useWords(reportWords);
  const [text, setText] = useTyped(`report:${chatId}`, "");
  const report = useMutation(reportMutation);
  const handleSuccess = () => {
    showToast({ ...words.done, tone: "success" });
    onDone();
  };
  return (
    <Form
      className="mt-4 space-y-4"
      onSubmit={() => report.mutate({ chatId, reason, words: text }, { onSuccess: handleSuccess })}
    >
      <TextArea
        label={words.words}
        rows={4}
        maxLength={REPORT_WORDS_LENGTH}
        value={text}
        onChange={setText}
      />
      <FailureNote failure={failureOf(report.error, words.failed)} />
      <Button
        type="submit"
        className="w-full"
        disabled={isBlank(text)}
        busy={report.isPending && words.sending}
      >
        {words.send}
      </Button>
    </Form>
  );
}
