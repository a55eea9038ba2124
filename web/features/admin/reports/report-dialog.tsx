import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { isBlank } from "../../../../shared/blank.ts";
import { REPORT_ANSWER_LENGTH } from "../../../../shared/contracts/report.ts";
import { formatDate } from "../../../lib/format.ts";
import { useTyped } from "../../../lib/browser/use-typed.ts";
import { Boundary } from "../../../ui/boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/form/field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";
import { answerMutation, reportQuery } from "../data.ts";
import { REASONS } from "./reports.tsx";

export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title="Reported reply" onClose={onClose}>
      <Boundary pending={<Skeleton rows={[28, 20, 120]} />}>
        <Report id={id} />
      </Boundary>
    </Dialog>
  );
}

function Report({ id }: { id: string }) {
  const { data: report } = useSuspenseQuery(reportQuery(id));
  return (
    <>
      <p className="font-display text-[21px] font-semibold">{REASONS[report.reason]}</p>
      <p className="mt-1 text-sm text-ink-3">
        {formatDate(report.created_at, { dateStyle: "long", timeStyle: "short" })}
      </p>
      <Quote name="The person wrote" text={report.message} />
      <Quote name="Luli answered" text={report.response} />
      {report.words !== "" && <Quote name="Their comment" text={report.words} />}
      {report.answered_at === null ? (
        <Answer id={id} />
      ) : (
        <Quote name="Our answer" text={report.answer || "Closed without an answer."} />
      )}
    </>
  );
}

const Quote = ({ name, text }: { name: string; text: string }) => (
  <>
    <h3 className="mt-4 font-semibold">{name}</h3>
    <p className="box mt-4 mb-5 p-4 whitespace-pre-wrap wrap-anywhere">{text}</p>
  </>
);

function Answer({ id }: { id: string }) {
  const [answer, setAnswer] = useTyped(`answer:${id}`, "");
  const send = useMutation(answerMutation);
  const hasWords = !isBlank(answer);
  const handleSend = () =>
    send.mutate(
      { id, answer },
      {
        onSuccess: () =>
          showToast({
            title: hasWords ? "Answered" : "Closed",
            text: hasWords ? "The answer is on its way by email." : "No email is sent.",
            tone: "success",
          }),
      },
    );
  return (
    <Form className="mt-4 space-y-4" onSubmit={handleSend}>
      <TextArea
        label="Answer, sent by email"
        rows={5}
        maxLength={REPORT_ANSWER_LENGTH}
        value={answer}
        onChange={setAnswer}
      />
      <Button
        type="submit"
        kind={hasWords ? "primary" : "soft"}
        busy={send.isPending && "Sending..."}
      >
        {hasWords ? "Send answer" : "Close without an answer"}
      </Button>
    </Form>
  );
}
