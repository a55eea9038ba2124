// Reporting a reply: PUT /api/chats/:id/report.
import { mutationOptions } from "@tanstack/react-query";
import type { ReportReason } from "../../../../shared/contracts/report.ts";
import { call } from "../../../lib/http.ts";

type Report = { chatId: string; reason: ReportReason; words: string };

export const reportMutation = mutationOptions({
  // A report fails at once without a network instead of being sent much later.
  networkMode: "always",
  mutationFn: ({ chatId, reason, words }: Report) =>
    call("PUT /api/chats/:id/report", { params: { id: chatId }, body: { reason, words } }),
  meta: { isAtField: () => true },
});
