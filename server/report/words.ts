// The words around the answer to a report.
import { inEveryLanguage } from "../../languages/server.ts";
import type { EmailWords } from "../mail/template.ts";

export type ReportWords = { answer: EmailWords };

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly report: ReportWords;
  }
}

export const reportWords = inEveryLanguage("report", {
  answer: {
    subject: "About the reply you reported",
    lines: [
      "Thank you for reporting one of Luli's replies. A person on our team has read it. Here is our answer:",
    ],
    link: "Write to us",
    closing: "We read only the reply you reported and your message before it, nothing else.",
  },
});
