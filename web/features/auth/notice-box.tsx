import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import type { AuthNotice } from "./logic.ts";
import { authWords } from "./words.tsx";

/** A notice before the form. */
export const NoticeBox = ({ notice, children }: { notice: AuthNotice; children?: ReactNode }) => {
  const { title, text } = useWords(authWords).notices[notice];
  return (
    <div role="status" className="box box-warn mb-5 p-4 text-[15px] leading-snug">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      {children ? <div className="mt-3">{children}</div> : null}
    </div>
  );
};
