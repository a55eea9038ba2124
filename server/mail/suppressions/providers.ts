// Parses bounce and complaint notices of mail providers, each in its own shape, and of a generic one.
import * as v from "valibot";
import { SUPPRESSION_REASONS } from "../../../shared/contracts/mail.ts";
import type { Returned } from "./queries.ts";

const address = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(320));
const text = v.optional(v.string(), "");

const ours = v.pipe(
  v.object({
    email: address,
    reason: v.picklist(SUPPRESSION_REASONS),
    detail: text,
  }),
  v.transform((told): Returned[] => [told]),
);

/** Keeps only permanent bounces. */
const postmark = v.pipe(
  v.object({
    RecordType: v.picklist(["Bounce", "SpamComplaint"]),
    Type: text,
    Email: address,
    Description: text,
  }),
  v.transform(({ RecordType, Type, Email, Description }): Returned[] => {
    if (RecordType === "SpamComplaint") return [of("complaint", Email, Description)];
    return ["HardBounce", "BadEmailAddress"].includes(Type)
      ? [of("bounce", Email, Description)]
      : [];
  }),
);

const sendgridEvent = v.object({ event: v.string(), type: text, email: address, reason: text });
/** Reasons for which the provider does not try any more. */
const DROPPED: Record<string, Returned["reason"]> = {
  "Bounced Address": "bounce",
  "Spam Reporting Address": "complaint",
};
/** A `blocked` bounce is about us and passes. */
const sendgrid = v.pipe(
  v.array(sendgridEvent),
  v.transform((events) =>
    events.flatMap(({ event, type, email, reason }): Returned[] => {
      if (event === "spamreport") return [of("complaint", email, reason)];
      const dropped = event === "dropped" && DROPPED[reason];
      if (dropped) return [of(dropped, email, reason)];
      return event === "bounce" && type !== "blocked" ? [of("bounce", email, reason)] : [];
    }),
  ),
);

/** Other reasons of a failure for good are about us, or a server that was away for too long. */
const MAILGUN_BOUNCES = ["bounce", "suppress-bounce"];
const mailgun = v.pipe(
  v.object({
    "event-data": v.object({
      event: v.string(),
      severity: text,
      reason: text,
      recipient: address,
      "delivery-status": v.optional(v.object({ message: v.nullish(v.string(), "") })),
    }),
  }),
  v.transform(({ "event-data": { event, severity, reason, recipient, ...rest } }): Returned[] => {
    const detail = rest["delivery-status"]?.message ?? "";
    if (event === "complained" || reason === "suppress-complaint")
      return [of("complaint", recipient, detail)];
    const isBounce =
      event === "failed" && severity === "permanent" && MAILGUN_BOUNCES.includes(reason);
    return isBounce ? [of("bounce", recipient, detail)] : [];
  }),
);

const recipients = v.array(v.object({ emailAddress: address, diagnosticCode: text }));
const sesMessage = v.object({
  bounce: v.optional(v.object({ bounceType: v.string(), bouncedRecipients: recipients })),
  complaint: v.optional(
    v.object({ complainedRecipients: recipients, complaintFeedbackType: text }),
  ),
});
const inSns = v.pipe(
  v.object({ Type: v.literal("Notification"), Message: v.pipe(v.string(), v.parseJson()) }),
  v.transform(({ Message }) => Message),
);
/** Raw delivery of a subscription: the identity's notifications, or those of a configuration set. */
const raw = v.union([
  v.looseObject({ notificationType: v.string() }),
  v.looseObject({ eventType: v.string() }),
]);
const ses = v.pipe(
  v.union([inSns, raw]),
  sesMessage,
  v.transform(({ bounce, complaint }) => [
    ...(bounce?.bounceType === "Permanent" ? bounce.bouncedRecipients : []).map((one) =>
      of("bounce", one.emailAddress, one.diagnosticCode),
    ),
    // The owner moved it out of their spam folder.
    ...(complaint && complaint.complaintFeedbackType !== "not-spam"
      ? complaint.complainedRecipients
      : []
    ).map((one) => of("complaint", one.emailAddress, "")),
  ]),
);
/** Amazon asks once for a confirmation. The operator opens the address: our server never opens addresses that it is sent. */
export const subscriptionAsked = v.object({
  Type: v.literal("SubscriptionConfirmation"),
  SubscribeURL: v.pipe(v.string(), v.url()),
});

const of = (reason: Returned["reason"], email: string, detail: string): Returned => ({
  email,
  reason,
  detail,
});

const told = v.union([ours, postmark, sendgrid, mailgun, ses]);

/** Returns null for an unknown format, and an empty list for events that change nothing, such as an opened mail. */
export function readReturned(body: unknown): Returned[] | null {
  const parsed = v.safeParse(told, body);
  return parsed.success ? parsed.output : null;
}
