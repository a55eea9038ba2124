// The flag beside a reply: its code comes after the chat's own.
import { late } from "../../../ui/late.ts";

export const LateReportButton = late(() =>
  import("./report-button.tsx").then((code) => code.ReportButton),
);
