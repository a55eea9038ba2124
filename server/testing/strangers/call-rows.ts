// Every call of shared/api with what it is asked with and who may ask it: the strangers' table. A call without its row does not compile.
import { randomUUID } from "node:crypto";
import type { CallName } from "../../../shared/api/api.ts";
import { PASSWORD } from "../auth-server.ts";

type Row = {
  /** The status for a visitor, a stranger, the owner and an admin. */
  may: [visitor: number, stranger: number, owner: number, admin: number];
  body?: unknown;
  /** The value of the path's parameter, or the query behind it. */
  id?: () => string;
  query?: () => string;
  headers?: Record<string, string>;
};

export const MARK = `mark-${randomUUID()}`;
/** Set once they are there. */
export const people = { ownerId: "", someoneId: "", outId: "" };
export const chatId = randomUUID();
export const memoryId = randomUUID();
export const messageId = randomUUID();
export const reportId = randomUUID();
const email = "nobody@example.com";
const push = {
  endpoint: "https://fcm.googleapis.com/fcm/send/x",
  keys: { p256dh: "p".repeat(87), auth: "q".repeat(22) },
};

const ALL = (status: number): Row["may"] => [status, status, status, status];
const USERS = (status: number): Row["may"] => [401, status, status, status];
const ADMINS = (status: number): Row["may"] => [401, 403, 403, status];
const PROOF = { password: PASSWORD };
const DEVICE = { id: "x", rawId: "x", type: "public-key", clientExtensionResults: {} };
const SHOWN_PASSKEY = {
  ...DEVICE,
  response: { clientDataJSON: "x", authenticatorData: "x", signature: "x" },
};
const person = () => people.ownerId;
/** The caller needs nothing. */
const someone = () => people.someoneId;
const message = () => messageId;
const report = () => reportId;

/** 400, 404, 409, 502 and 503 beside 401: let in, and refused for what was asked. */
export const ROWS: Record<CallName, Row> = {
  "POST /auth/v1/sign-up/email": {
    may: ALL(200),
    body: { name: "", email, password: PASSWORD },
  },
  "POST /auth/v1/sign-in/email": { may: ALL(401), body: { email, password: "wrong password" } },
  "POST /auth/v1/sign-in/social": { may: ALL(404), body: { provider: "google" } },
  "GET /auth/v1/callback/google": { may: ALL(302) },
  "POST /auth/v1/sign-out": { may: ALL(200), body: {} },
  // A signed-in person may ask for their own address alone.
  "POST /auth/v1/send-verification-email": { may: [200, 400, 400, 400], body: { email } },
  "GET /auth/v1/verify-email": { may: ALL(302), query: () => "?token=x&callbackURL=/chat" },
  "POST /auth/v1/request-password-reset": { may: ALL(200), body: { email } },
  "GET /auth/v1/reset-password/:token": {
    may: ALL(302),
    id: () => "x",
    query: () => "?callbackURL=/auth",
  },
  "POST /auth/v1/reset-password": { may: ALL(400), body: { token: "x", newPassword: PASSWORD } },
  "GET /auth/v1/get-session": { may: ALL(200) },
  "GET /auth/v1/token": { may: USERS(200) },
  "GET /auth/v1/jwks": { may: ALL(200) },
  "POST /auth/v1/update-user": { may: USERS(200), body: { name: "Ada" } },
  "POST /auth/v1/change-email": {
    may: USERS(200),
    body: { newEmail: "new@example.com", currentPassword: PASSWORD },
  },
  "POST /auth/v1/change-password": {
    may: USERS(200),
    body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` },
  },
  // Signed in, and without an app: what would be proved is not there.
  "POST /auth/v1/two-factor/verify-totp": { may: [401, 400, 400, 400], body: { code: "123456" } },
  "POST /auth/v1/two-factor/verify-backup-code": { may: [401, 400, 400, 400], body: { code: "x" } },
  "POST /auth/v1/two-factor/enable": { may: USERS(200), body: { password: PASSWORD } },
  "POST /auth/v1/two-factor/disable": { may: USERS(400), body: { password: PASSWORD } },
  "POST /auth/v1/two-factor/generate-backup-codes": {
    may: USERS(400),
    body: { password: PASSWORD },
  },
  "POST /auth/v1/passkey/sign-in-options": { may: ALL(200), body: {} },
  "POST /auth/v1/passkey/sign-in": { may: ALL(401), body: { response: SHOWN_PASSKEY } },
  "POST /auth/v1/passkey/add-options": { may: USERS(200), body: PROOF },
  "POST /auth/v1/passkey/add": {
    may: USERS(401),
    body: {
      name: "x",
      response: { ...DEVICE, response: { clientDataJSON: "x", attestationObject: "x" } },
    },
  },
  "POST /auth/v1/passkey/remove": { may: USERS(404), body: { ...PROOF, id: "x" } },
  "POST /auth/v1/revoke-sessions": { may: USERS(200), body: {} },
  "GET /api/me": { may: USERS(200) },
  "PATCH /api/me": { may: USERS(200), body: {} },
  "PATCH /api/me/settings": { may: USERS(200), body: { theme: "dark" } },
  "GET /api/me/export": { may: USERS(200) },
  "GET /api/me/factors": { may: USERS(200) },
  "GET /api/me/sessions": { may: USERS(200) },
  // Each person's own ones are drawn at random.
  "DELETE /api/me/sessions/:id": { may: USERS(404), id: () => chatId },
  "DELETE /api/me/sessions": { may: USERS(204) },
  "POST /api/session-end": { may: ALL(200), body: { token: "x" } },
  "POST /api/me/deletion": { may: USERS(400), body: { confirmation: "x", password: PASSWORD } },
  "PUT /api/push-subscription": { may: USERS(204), body: push },
  "DELETE /api/push-subscription": { may: USERS(204), body: push },
  "GET /api/dashboard": { may: USERS(200) },
  "GET /api/achievements": { may: USERS(200) },
  "POST /api/visit": { may: USERS(200) },
  "POST /api/puppy/pet": { may: USERS(200) },
  "POST /api/puppy/choose": { may: USERS(200), body: { variant: "baby" } },
  "GET /api/universe": { may: USERS(200) },
  "POST /api/universe/visit": { may: USERS(200) },
  "GET /api/store": { may: USERS(200) },
  "POST /api/store/buy": { may: USERS(200), body: { item: "love_bandana" } },
  "POST /api/store/wear": { may: USERS(200), body: { outfit: "love_bandana" } },
  "POST /api/store/take-off": { may: USERS(200), body: { outfit: "love_bandana" } },
  "GET /api/wallet": { may: USERS(200) },
  "GET /api/tasks": { may: USERS(200) },
  // Each person's tasks of today are drawn at random.
  "POST /api/tasks/swap": { may: USERS(400), body: { task: "none" } },
  "POST /api/tasks/:id/claim": { may: USERS(409), id: () => "send_five_messages" },
  "POST /functions/v1/chat": {
    may: USERS(502),
    body: { messages: [{ role: "user", content: "Hello" }] },
  },
  "POST /functions/v1/chat/:id/stop": { may: [401, 404, 200, 404], id: () => chatId },
  "GET /api/memories": { may: [401, 400, 200, 400], query: () => `?before=${memoryId}` },
  "PATCH /api/memories/:id": {
    may: [401, 404, 200, 404],
    id: () => memoryId,
    body: { is_pinned: true },
  },
  "GET /api/diary": { may: USERS(200) },
  "GET /api/chats/:id/memories": { may: USERS(200), id: () => chatId },
  "GET /api/follow-ups": { may: USERS(200) },
  "PUT /api/chats/:id/follow-up": { may: [401, 404, 204, 404], id: () => chatId },
  "DELETE /api/chats/:id/follow-up": { may: [401, 404, 204, 404], id: () => chatId },
  "DELETE /api/memories/:id": { may: [401, 404, 204, 404], id: () => memoryId },
  "DELETE /api/memories": { may: USERS(204) },
  "PUT /api/chats/:id/memory": { may: [401, 404, 204, 404], id: () => chatId },
  "PUT /api/chats/:id/reaction": {
    may: [401, 404, 204, 404],
    id: () => chatId,
    body: { reaction: "paw" },
  },
  "DELETE /api/chats/:id/asked-name": { may: [401, 404, 204, 404], id: () => chatId },
  "GET /api/chats/:id/earlier": { may: [401, 404, 200, 404], id: () => chatId },
  "PUT /api/chats/:id/report": {
    may: [401, 404, 204, 404],
    id: () => chatId,
    body: { reason: "other" },
  },
  "POST /api/age": { may: USERS(200), body: { is_minor: false } },
  "GET /api/chats/news": { may: USERS(200) },
  "GET /api/chats/found": { may: USERS(200), query: () => "?words=mark" },
  "GET /api/chats": { may: [401, 400, 200, 400], query: () => `?before=${chatId}` },
  "POST /functions/v1/check-subscription": { may: USERS(200) },
  "POST /functions/v1/create-checkout": {
    may: USERS(503),
    body: { consent: { text_version: "x" } },
  },
  "POST /functions/v1/customer-portal": { may: USERS(503) },
  "POST /functions/v1/cancel-subscription": { may: USERS(503) },
  "POST /functions/v1/resume-subscription": { may: USERS(503) },
  "POST /functions/v1/contract/link": { may: ALL(503), body: { email } },
  "POST /functions/v1/contract/own": { may: USERS(503) },
  "POST /functions/v1/contract/own/withdraw": {
    may: USERS(503),
    body: { ...PROOF, name: "Ada", email },
  },
  "POST /functions/v1/contract": { may: ALL(503), body: { token: "x" } },
  "POST /functions/v1/contract/cancel": { may: ALL(503), body: { token: "x" } },
  "POST /functions/v1/contract/withdraw": {
    may: ALL(503),
    body: { token: "x", name: "Ada", email },
  },
  "POST /functions/v1/stripe-webhook": { may: ALL(503), body: {} },
  "GET /api/admin/overview": { may: ADMINS(200) },
  "GET /api/admin/weeks": { may: ADMINS(200) },
  "GET /api/admin/numbers": { may: ADMINS(200) },
  "GET /api/admin/site": { may: ADMINS(200) },
  "POST /api/admin/site/switch": {
    may: ADMINS(200),
    body: { ...PROOF, name: "push", is_on: true },
  },
  "POST /api/admin/site/banner": { may: ADMINS(200), body: { ...PROOF, banner: null } },
  "GET /api/admin/health": { may: ADMINS(200) },
  "GET /api/admin/referrals": { may: ADMINS(200) },
  "GET /api/admin/people": { may: ADMINS(200) },
  "GET /api/admin/people/:id": { may: ADMINS(200), id: person },
  "POST /api/admin/people/:id/grant-admin": { may: ADMINS(200), id: someone, body: PROOF },
  "POST /api/admin/people/:id/take-admin": { may: ADMINS(200), id: someone, body: PROOF },
  "POST /api/admin/people/:id/end-rest": { may: ADMINS(200), id: someone, body: PROOF },
  "POST /api/admin/people/:id/suspend": { may: ADMINS(200), id: someone, body: PROOF },
  "POST /api/admin/people/:id/reinstate": { may: ADMINS(200), id: someone, body: PROOF },
  "POST /api/admin/people/:id/end-sessions": { may: ADMINS(200), id: someone, body: PROOF },
  "POST /api/admin/people/:id/send-link": {
    may: ADMINS(200),
    id: someone,
    body: { ...PROOF, link: "reset" },
  },
  "POST /api/admin/people/:id/grant-plan": {
    may: ADMINS(200),
    id: someone,
    body: { ...PROOF, until: null },
  },
  "POST /api/admin/people/:id/extend-trial": {
    may: ADMINS(409),
    id: someone,
    body: { ...PROOF, until: "2100-01-01" },
  },
  "POST /api/admin/people/:id/notes": {
    may: ADMINS(200),
    id: someone,
    body: { ...PROOF, words: "Hello" },
  },
  "GET /api/admin/messages": { may: ADMINS(200) },
  "GET /api/admin/messages/:id": { may: ADMINS(200), id: message },
  "POST /api/admin/mails/send-again": { may: ADMINS(200) },
  "POST /api/admin/messages/:id/answered": {
    may: ADMINS(200),
    id: message,
    body: { is_answered: true },
  },
  "GET /api/admin/reports": { may: ADMINS(200) },
  "GET /api/admin/reports/:id": { may: ADMINS(200), id: report },
  "POST /api/admin/reports/:id/answer": { may: ADMINS(200), id: report, body: { answer: "" } },
  "GET /api/admin/security": { may: ADMINS(200) },
  "GET /api/admin/log": { may: ADMINS(200) },
  "GET /api/safety": { may: ALL(200) },
  "GET /api/helplines": { may: ALL(200) },
  "POST /api/contact": {
    may: ALL(201),
    // Each from an address of its own, which writes four times an hour.
    get body() {
      const id = randomUUID();
      const from = `${id}@example.com`;
      return { id, name: "Ada", email: from, subject: "Hello", message: "Hello" };
    },
  },
  "POST /api/first-talk": { may: ALL(200), body: { message: "Hello" } },
  "GET /unsubscribe": { may: ALL(404), query: () => "?token=x" },
  "POST /unsubscribe": { may: ALL(404), query: () => "?token=x" },
  "POST /api/mail-events": { may: ALL(404), body: {} },
  "POST /api/csp-reports": { may: ALL(204), body: {} },
  "GET /config.json": { may: ALL(200) },
  "GET /healthz": { may: ALL(200) },
  "GET /readyz": { may: ALL(200) },
  "GET /metrics": { may: ALL(404) },
  "GET /.well-known/security.txt": { may: ALL(200) },
  "GET /.well-known/change-password": { may: ALL(302) },
  "GET /openapi.json": { may: ALL(200) },
};
