// What each call takes. A parameter that Stripe would not know is refused as Stripe refuses it.
import * as v from "valibot";
import { ApiError } from "../api-error.ts";
import type { Form } from "../form.ts";

const text = v.pipe(v.string(), v.maxLength(5_000));
const whole = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const flag = v.pipe(
  v.picklist(["true", "false"]),
  v.transform((value) => value === "true"),
);
const metadata = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.string(), v.maxLength(500)),
);
const locale = v.picklist(
  (
    "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl " +
    "pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW"
  ).split(" "),
);
const expand = v.optional(v.array(v.string()));
const page = { limit: v.optional(whole), starting_after: v.optional(text), expand };
const created = v.optional(v.strictObject({ gte: v.optional(whole) }));

export const PARAMS = {
  nothing: v.strictObject({ expand }),
  list: v.strictObject({ ...page, created }),
  ofCustomer: v.strictObject({
    ...page,
    created,
    customer: v.optional(text),
    subscription: v.optional(text),
    status: v.optional(text),
    type: v.optional(text),
    email: v.optional(text),
  }),
  customer: v.strictObject({
    email: v.optional(text),
    name: v.optional(text),
    metadata: v.optional(metadata),
    expand,
  }),
  session: v.strictObject({
    customer: text,
    mode: v.literal("subscription"),
    ui_mode: v.optional(v.picklist(["embedded_page", "hosted_page"]), "hosted_page"),
    line_items: v.strictTuple([v.strictObject({ price: text, quantity: v.literal("1") })]),
    return_url: v.optional(text),
    success_url: v.optional(text),
    cancel_url: v.optional(text),
    client_reference_id: v.optional(text),
    payment_method_collection: v.optional(v.literal("always"), "always"),
    locale: v.optional(locale),
    custom_text: v.optional(v.strictObject({ submit: v.strictObject({ message: text }) })),
    metadata: v.optional(metadata, {}),
    subscription_data: v.optional(
      v.strictObject({
        trial_period_days: v.optional(whole),
        trial_settings: v.optional(
          v.strictObject({ end_behavior: v.record(v.string(), v.string()) }),
        ),
        metadata: v.optional(metadata, {}),
      }),
      {},
    ),
    expand,
  }),
  subscription: v.strictObject({
    cancel_at_period_end: v.optional(flag),
    cancel_at: v.optional(v.literal("")),
    metadata: v.optional(metadata),
    expand,
  }),
  portal: v.strictObject({
    customer: text,
    return_url: v.optional(text),
    locale: v.optional(locale),
    expand,
  }),
  refund: v.strictObject({ charge: text, amount: v.optional(whole), expand }),
  endpoint: v.strictObject({ url: text, enabled_events: v.array(v.string()), expand }),
  pay: v.strictObject({ payment_method: v.optional(text), expand }),
};

export function readParams<Schema extends v.GenericSchema>(
  schema: Schema,
  form: Form,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, form);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const [first = "", ...rest] = (v.getDotPath(issue) ?? "").split(".");
  const param = first + rest.map((key) => `[${key}]`).join("");
  if (issue.type === "strict_object" && issue.expected === "never")
    throw new ApiError(400, `Received unknown parameter: ${param}`, {
      code: "parameter_unknown",
      param,
    });
  if (issue.input === undefined)
    throw new ApiError(400, `Missing required param: ${param}.`, {
      code: "parameter_missing",
      param,
    });
  throw new ApiError(400, `Invalid ${param}: ${issue.message}`, { param });
}
