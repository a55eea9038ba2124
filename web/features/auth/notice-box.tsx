import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import type { AuthNotice } from "./logic.ts";
import { authWords } from "./words.tsx";

/** Something the person should know before the form. */
export const NoticeBox = ({ notice, children }: { notice: AuthNotice; children?: ReactNode }) => {
  const { title, text } = useWords(authWords).notices[notice];
  return (
    <div
      role="status"
      className="mb-5 rounded-md bg-(--warn-bg) p-4 text-[15px] leading-snug text-(--warn-fg)"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      {children ? <div className="mt-3">{children}</div> : null}
    </div>
  );
};
