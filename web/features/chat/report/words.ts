// What is said where a reply is reported.
import type { ReportReason } from "../../../../shared/contracts/report.ts";
import { english } from "../../../lib/words/words.ts";

export const reportWords = english("report", {
  title: "Report this reply",
  text: "Someone on our team will read this reply and your message before it, nothing else. What's wrong with it?",
  reasons: {
    harmful: "Dangerous or harmful",
    sexual: "Sexual or romantic",
    hurtful: "Hurtful or hateful",
    human: "Claims to be human, or pressures me to stay",
    other: "Something else",
  } satisfies Record<ReportReason, string>,
  thanks: "Thank you for your report. We'll answer by email.",
  words: "Anything to add? (optional)",
  send: "Send",
  sending: "Sending...",
  done: { title: "Thank you", text: "Your report was sent." },
  failed: "Report not sent",
});
