import type { ReactNode } from "react";
import type { AuthNotice } from "./logic.ts";

/** Something the person should know before the form. */
export const NoticeBox = ({ notice, children }: { notice: AuthNotice; children?: ReactNode }) => (
  <div
    role="status"
    className="mb-5 rounded-md bg-(--warn-bg) p-4 text-[15px] leading-snug text-(--warn-fg)"
  >
    <p className="font-semibold">{notice.title}</p>
    <p className="mt-1">{notice.text}</p>
    {children ? <div className="mt-3">{children}</div> : null}
  </div>
);
