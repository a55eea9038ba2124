// Push messages: `PUT /api/push-subscription`, and what a message says once the service worker has it.
import * as v from "valibot";
import type { PagePath } from "../pages.ts";

/** In characters. */
export const ENDPOINT_LENGTH = 1000;

const base64url = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(message),
    v.regex(new RegExp(String.raw`^[\w-]{${least},${most}}={0,2}$`), message),
  );

/** As `PushSubscription.toJSON()` has it; `expirationTime` is taken and not used. */
export const pushSubscriptionRequest = v.strictObject({
  endpoint: v.pipe(
    v.string("A browser's push address is a text."),
    v.maxLength(ENDPOINT_LENGTH, "A push address can have up to 1,000 characters."),
    v.url("A push address is a URL."),
  ),
  expirationTime: v.optional(
    v.nullable(v.pipe(v.number(), v.minValue(0, "No moment."), v.maxValue(8.64e15, "No moment."))),
  ),
  keys: v.strictObject({
    p256dh: base64url(80, 96, "A browser's key has 65 bytes."),
    auth: base64url(20, 32, "A browser's secret has 16 bytes."),
  }),
});
export type PushSubscriptionRequest = v.InferOutput<typeof pushSubscriptionRequest>;

export type PushNote = {
  title: string;
  body: string;
  /** Where a click leads. */
  path: PagePath;
};
