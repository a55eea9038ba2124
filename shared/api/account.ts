// Who one is: the account, its settings, its data and its end.
import * as v from "valibot";
import { uuid } from "../contracts/id.ts";
import { me } from "../contracts/me.ts";
import { changeProfileRequest } from "../contracts/account/profile.ts";
import { pushSubscriptionRequest } from "../contracts/push.ts";
import { factors } from "../contracts/account/factor.ts";
import { sessionEnd, sessionList } from "../contracts/account/session.ts";
import { changeSettingsRequest, settings } from "../contracts/settings.ts";
import { type Calls, empty, json, raw } from "./call.ts";

const push = {
  who: "user",
  limit: { name: "push", window: 60, max: 30 },
  body: pushSubscriptionRequest,
  answer: empty,
} as const;

const sessions = { who: "user", needsOpenSession: true } as const;

export const accountCalls = {
  "GET /api/me": {
    about: "The account, with what the shell and the chat's header show.",
    who: "user",
    answer: json(me),
  },
  "PATCH /api/me": {
    about: "Changes the name, or the active puppy's. What is left out stays.",
    who: "user",
    body: changeProfileRequest,
    answer: json(me),
  },
  "PATCH /api/me/settings": {
    about: "Changes settings. What is left out stays.",
    who: "user",
    body: changeSettingsRequest,
    answer: json(settings),
  },
  "GET /api/me/export": {
    about: "All data of the account, as a file (docs/data-export.md).",
    who: "user",
    needsOpenSession: true,
    limit: { name: "export", window: 60 * 60, max: 5 },
    answer: raw("application/json"),
  },
  "GET /api/me/factors": {
    who: "user",
    about: "What is asked for beside the password.",
    answer: json(factors),
  },
  "GET /api/me/sessions": {
    ...sessions,
    about: "The browsers where one is signed in, last seen first.",
    answer: json(sessionList),
  },
  "DELETE /api/me/sessions/:id": {
    ...sessions,
    about: "Signs one of them out.",
    params: { id: uuid },
    refuses: { not_found: 404 },
    answer: empty,
  },
  "DELETE /api/me/sessions": {
    ...sessions,
    about: "Signs out all but this one.",
    answer: empty,
  },
  "POST /api/session-end": {
    about:
      "Why a session is over. Only its own access token learns more than that one is signed out.",
    who: "anyone",
    body: v.strictObject({
      token: v.pipe(
        v.string("A token is a text."),
        v.maxLength(2000, "A token has up to 2,000 characters."),
      ),
    }),
    answer: json(sessionEnd),
  },
  "POST /api/me/deletion": {
    about: "Asks for the end of the account, which a job carries out.",
    who: "user",
    needsProof: true,
    body: v.strictObject({
      /** The account's address, typed out, so that a deletion is no accident. */
      confirmation: v.string("Please type your email."),
      /** The password, if there is one, so that an unattended browser deletes nothing. */
      password: v.optional(v.string("Please enter your password.")),
    }),
    refuses: {
      wrong_confirmation: 400,
      wrong_password: 400,
      sign_in_again: 403,
      too_many_attempts: 429,
    },
    answer: json(v.strictObject({ status: v.literal("requested") }), 202),
  },
  "PUT /api/push-subscription": {
    ...push,
    about: "This browser takes part in push messages.",
    refuses: { unknown_push_service: 400, push_closed: 503 },
  },
  "DELETE /api/push-subscription": {
    ...push,
    about: "This browser takes part no more.",
  },
} as const satisfies Calls;
