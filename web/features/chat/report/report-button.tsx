import { useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { late, tellFailure } from "../../../ui/late.ts";
import { reportWords } from "./words.ts";

const ReportDialog = late(() => import("./report-dialog.tsx").then((code) => code.ReportDialog));

/** Beside a reply: faint, and where there is a mouse only under it. */
export const ReportButton = ({ chatId }: { chatId: string }) => {
  const { title } = useWords(reportWords);
  const [isOpen, setOpen] = useState(false);
  const open = () => void ReportDialog.load().then(() => setOpen(true), tellFailure);
  return (
    <>
      <button
        type="button"
        aria-label={title}
        title={title}
        onClick={open}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-3 group-hover:opacity-100 focus-visible:opacity-100 hover:text-ink [@media(hover:hover)]:not-group-hover:not-focus-visible:opacity-0"
      >
        <svg aria-hidden viewBox="0 0 24 24" className="size-4 fill-none stroke-current stroke-2">
          <path d="M5 21V4h14l-4 5 4 5H5" />
        </svg>
      </button>
      {isOpen && <ReportDialog chatId={chatId} onClose={() => setOpen(false)} />}
    </>
  );
};
