// The most expensive request of each call. Calls without a row are expensive by the owner's data, or never.
import type { CallName } from "../../../shared/api/api.ts";
import { PASSWORD } from "../auth-server.ts";
import { messageId, type ROWS } from "./call-rows.ts";

export const SAD = "I feel so sad and alone today, and nobody is there. "
  .repeat(100)
  .slice(0, 4_000);
const turns = Array.from({ length: 199 }, (_, at) => ({
  role: at % 2 === 0 ? "user" : "assistant",
  content: SAD.slice(0, at === 198 ? 4_000 : 220),
}));
const violation = (at: number) => ({
  type: "csp-violation",
  body: {
    effectiveDirective: "img-src",
    blockedURL: `https://${at}.example/${SAD.slice(0, 3_000)}`,
  },
});
const bytes = { headers: { "content-type": "application/json" } };
export const DEAREST: Partial<Record<CallName, Partial<(typeof ROWS)[CallName]>>> = {
  "GET /api/chats": { query: () => "?limit=100" },
  "GET /api/chats/found": { query: () => "?words=nobody+is+there" },
  "POST /functions/v1/chat": { body: { messages: turns } },
  "POST /api/contact": {
    body: { id: messageId, name: "Ada", email: "x@example.com", subject: "Hi", message: SAD },
  },
  "POST /api/csp-reports": {
    ...bytes,
    body: Array.from({ length: 20 }, (_, at) => violation(at)),
  },
  "POST /auth/v1/sign-up/email": {
    body: { name: "", email: "x@example.com", password: PASSWORD, more: SAD.repeat(3) },
  },
};
