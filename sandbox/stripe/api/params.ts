// Parameters of each call. An unknown parameter is refused as Stripe refuses it.
import type { Stripe } from "stripe";
import * as v from "valibot";
import { ApiError } from "../api-error.ts";
import type { Form } from "../form.ts";

/**
 * Some of what Stripe's description of a call has, as the SDK carries it: a name that is not there, or one missing that Stripe demands,
 * does not compile.
 */
const of =
  <Params>() =>
  <Entries extends v.ObjectEntries>(
    entries: Entries & { [Name in Exclude<keyof Entries, keyof Params>]: never } & {
      [Name in Demanded<NonNullable<Params>>]: v.GenericSchema;
    },
  ): v.StrictObjectSchema<Entries, undefined> =>
    v.strictObject<Entries>(entries);

type Demanded<Params> = {
  [Name in keyof Params]-?: object extends Pick<Params, Name> ? never : Name;
}[keyof Params];

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
const LOCALES = (
  "auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl " +
  "pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW"
).split(" ");
const locale = v.optional(v.picklist(LOCALES));
const expand = v.optional(v.array(v.string()));
const page = { limit: v.optional(whole), starting_after: v.optional(text), expand };
const created = v.optional(v.strictObject({ gte: v.optional(whole) }));
const lines = v.strictTuple([
  of<Stripe.Checkout.SessionCreateParams.LineItem>()({ price: text, quantity: v.literal("1") }),
]);
const coupons = v.array(of<Stripe.SubscriptionUpdateParams.Discount>()({ coupon: text }));
const pause = of<Stripe.SubscriptionUpdateParams.PauseCollection>()({
  behavior: v.picklist(["keep_as_draft", "mark_uncollectible", "void"]),
  resumes_at: v.optional(whole),
});
const customText = of<Stripe.Checkout.SessionCreateParams.CustomText>()({
  submit: of<Stripe.Checkout.SessionCreateParams.CustomText.Submit>()({
    message: v.pipe(v.string(), v.maxLength(1_200)),
  }),
});
const subscriptionData = of<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
  trial_period_days: v.optional(whole),
  trial_settings: v.optional(v.strictObject({ end_behavior: v.record(v.string(), v.string()) })),
  metadata: v.optional(metadata, {}),
});
const portalFeatures = of<Stripe.BillingPortal.ConfigurationCreateParams.Features>()({
  invoice_history: v.strictObject({ enabled: flag }),
  payment_method_update: v.strictObject({ enabled: flag }),
  subscription_cancel: v.strictObject({ enabled: flag, mode: v.literal("at_period_end") }),
});

export const PARAMS = {
  nothing: v.strictObject({ expand }),

  customers: of<Stripe.CustomerListParams>()({ ...page, created, email: v.optional(text) }),
  customer: of<Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams>()({
    email: v.optional(text),
    name: v.optional(text),
    metadata: v.optional(metadata),
    expand,
  }),

  sessions: of<Stripe.Checkout.SessionListParams>()({
    ...page,
    customer: v.optional(text),
    status: v.optional(v.picklist(["open", "complete", "expired"])),
  }),
  session: of<Stripe.Checkout.SessionCreateParams>()({
    customer: text,
    mode: v.literal("subscription"),
    ui_mode: v.literal("embedded_page"),
    line_items: lines,
    return_url: text,
    client_reference_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
    payment_method_collection: v.optional(v.literal("always")),
    locale,
    custom_text: v.optional(customText),
    allow_promotion_codes: v.optional(flag),
    automatic_tax: v.optional(v.strictObject({ enabled: flag })),
    customer_update: v.optional(v.strictObject({ address: v.picklist(["auto", "never"]) })),
    metadata: v.optional(metadata, {}),
    subscription_data: v.optional(subscriptionData, {}),
    expand,
  }),
  portal: of<Stripe.BillingPortal.SessionCreateParams>()({
    customer: text,
    configuration: v.optional(text),
    return_url: v.optional(text),
    locale,
    expand,
  }),

  subscriptions: of<Stripe.SubscriptionListParams>()({
    ...page,
    created,
    customer: v.optional(text),
    status: v.optional(text),
  }),
  subscription: of<Stripe.SubscriptionUpdateParams>()({
    cancel_at_period_end: v.optional(flag),
    cancel_at: v.optional(v.literal("")),
    trial_end: v.optional(whole),
    proration_behavior: v.optional(v.picklist(["always_invoice", "create_prorations", "none"])),
    pause_collection: v.optional(v.union([v.literal(""), pause])),
    discounts: v.optional(v.union([v.literal(""), coupons])),
    items: v.optional(
      v.array(
        of<Stripe.SubscriptionUpdateParams.Item>()({
          id: text,
          quantity: v.optional(whole),
          discounts: v.optional(coupons),
        }),
      ),
    ),
    metadata: v.optional(metadata),
    expand,
  }),
  newSubscription: of<Stripe.SubscriptionCreateParams>()({
    customer: text,
    default_payment_method: text,
    items: v.strictTuple([of<Stripe.SubscriptionCreateParams.Item>()({ price: text })]),
    trial_period_days: v.optional(whole),
    expand,
  }),
  cancel: of<Stripe.SubscriptionCancelParams>()({
    cancellation_details: v.optional(
      of<Stripe.SubscriptionCancelParams.CancellationDetails>()({ comment: text }),
    ),
    expand,
  }),
  invoices: of<Stripe.InvoiceListParams>()({
    ...page,
    created,
    customer: v.optional(text),
    status: v.optional(v.picklist(["draft", "open", "paid", "uncollectible", "void"])),
    subscription: v.optional(text),
  }),

  paymentMethods: of<Stripe.PaymentMethodListParams>()({
    ...page,
    customer: v.optional(text),
    type: v.optional(text),
  }),
  charges: of<Stripe.ChargeListParams>()({ ...page, created, customer: v.optional(text) }),
  refunds: of<Stripe.RefundListParams>()({ ...page, created, charge: v.optional(text) }),
  refund: of<Stripe.RefundCreateParams>()({ charge: text, amount: v.optional(whole), expand }),
  disputes: of<Stripe.DisputeListParams>()({ ...page, created, charge: v.optional(text) }),
  events: of<Stripe.EventListParams>()({ ...page, created, type: v.optional(text) }),

  endpoints: of<Stripe.WebhookEndpointListParams>()(page),
  endpoint: of<Stripe.WebhookEndpointCreateParams>()({
    url: text,
    enabled_events: v.array(v.string()),
    api_version: v.optional(text),
    expand,
  }),
  endpointChange: of<Stripe.WebhookEndpointUpdateParams>()({
    enabled_events: v.array(v.string()),
    expand,
  }),

  products: of<Stripe.ProductListParams>()({ ...page, created }),
  product: of<Stripe.ProductCreateParams>()({ id: v.optional(text), name: text, expand }),
  prices: of<Stripe.PriceListParams>()({
    ...page,
    lookup_keys: v.optional(v.pipe(v.array(text), v.maxLength(10))),
    active: v.optional(flag),
  }),
  price: of<Stripe.PriceCreateParams>()({
    product: text,
    currency: v.pipe(v.string(), v.length(3)),
    unit_amount: whole,
    tax_behavior: v.optional(v.picklist(["exclusive", "inclusive", "unspecified"]), "unspecified"),
    recurring: v.strictObject({ interval: v.picklist(["day", "week", "month", "year"]) }),
    lookup_key: v.optional(v.pipe(v.string(), v.maxLength(200))),
    transfer_lookup_key: v.optional(flag),
    expand,
  }),
  coupons: of<Stripe.CouponListParams>()(page),
  coupon: of<Stripe.CouponCreateParams>()({
    amount_off: v.optional(whole),
    currency: v.optional(v.pipe(v.string(), v.length(3))),
    percent_off: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d+)?$/), v.transform(Number))),
    duration: v.optional(v.picklist(["forever", "once", "repeating"]), "once"),
    duration_in_months: v.optional(whole),
    expand,
  }),
  configurations: of<Stripe.BillingPortal.ConfigurationListParams>()({
    ...page,
    active: v.optional(flag),
  }),
  configuration: of<Stripe.BillingPortal.ConfigurationCreateParams>()({
    business_profile: v.optional(
      v.strictObject({ privacy_policy_url: text, terms_of_service_url: text }),
    ),
    default_return_url: v.optional(text),
    features: portalFeatures,
    metadata: v.optional(metadata),
    expand,
  }),
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
