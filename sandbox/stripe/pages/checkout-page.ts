// The checkout: a form for a test card, a step to confirm it, and the end.
import { html, raw } from "hono/html";
import type { Stripe } from "stripe";
import { type CardInput, complete, landing, takeCard, TEST_CARDS } from "../checkout.ts";
import { idOf } from "../payments.ts";
import { DAY } from "../periods.ts";
import { now, type World } from "../world.ts";
import { date, pageOf, type Html } from "./html.ts";

export type Fields = Record<string, string>;
type Problem = { field: keyof CardInput; problem: string };

/** Light for everyone, as Stripe's own is. */
const checkoutPage = (title: string, main: Html, data: Record<string, string> = {}) =>
  pageOf(title, main, { look: "light", ...data });

const readCard = (fields: Fields): CardInput => ({
  number: fields.number ?? "",
  expiry: fields.expiry ?? "",
  cvc: fields.cvc ?? "",
  name: fields.name ?? "",
});

export function findBySecret({ state }: World, secret: string): Stripe.Checkout.Session | null {
  const id = secret.split("_secret_")[0]!;
  return state.plans[id]?.secret === secret ? (state.sessions[id] ?? null) : null;
}

export function showCheckout(world: World, session: Stripe.Checkout.Session): Html {
  if (session.status === "complete") return donePage(session);
  if (session.status === "expired")
    return checkoutPage(
      "Checkout",
      html`<h1>This checkout has expired</h1>
        <p>Please go back and start again.</p>`,
    );
  return formPage(world, session);
}

export function submitCheckout(
  world: World,
  session: Stripe.Checkout.Session,
  fields: Fields,
): Html {
  if (session.status !== "open") return showCheckout(world, session);
  if (fields.answer === "refuse")
    return formPage(world, session, readCard(fields), {
      field: "number",
      problem: "The payment was not confirmed. Please try again, or use another card.",
    });
  const card = readCard(fields);
  const result = takeCard(world, idOf(session.customer), card, fields.answer === "confirm");
  if (result.kind === "refused") return formPage(world, session, card, result);
  if (result.kind === "confirm") return confirmPage(card);
  if (!complete(world, session, result.method))
    return formPage(world, session, card, { field: "number", problem: "Your card was declined." });
  return donePage(session);
}

function formPage(
  world: World,
  session: Stripe.Checkout.Session,
  card?: CardInput,
  problem: Problem | null = null,
): Html {
  const { trialDays } = world.state.plans[session.id]!;
  // The page around it says the price, the note below what is agreed to.
  const first = trialDays > 0 ? date(now(world) + trialDays * DAY) : "today";
  const note = session.custom_text.submit?.message ?? "";
  return checkoutPage(
    "Checkout",
    html`<h1>Luli Premium</h1>
      <p class="soft">First charge: ${first}</p>
      ${cardForm({ problem, card, button: trialDays > 0 ? "Start trial" : "Subscribe" })}
      ${note === "" ? "" : html`<p class="soft">${note}</p>`} ${cardList()}`,
  );
}

type CardForm = { button: string; problem?: Problem | null; card?: CardInput | undefined };

/** Keeps the typed values, as on Stripe's own page. */
export function cardForm({ button, problem, card }: CardForm): Html {
  const typed = (field: keyof CardInput) => card?.[field] ?? "";
  const invalid = (field: keyof CardInput) =>
    problem?.field === field ? raw(' aria-invalid="true" aria-describedby="problem"') : "";
  return html`<form method="post" autocomplete="off">
    ${problem ? html`<p class="error" id="problem" role="alert">${problem.problem}</p>` : ""}
    <label
      >Card number<input
        name="number"
        value="${typed("number")}"
        inputmode="numeric"
        required
        maxlength="23"
        placeholder="4242 4242 4242 4242"
        ${invalid("number")}
    /></label>
    <div class="two">
      <label
        >Expiry<input
          name="expiry"
          value="${typed("expiry")}"
          inputmode="numeric"
          required
          maxlength="7"
          placeholder="MM / YY"
          ${invalid("expiry")}
      /></label>
      <label
        >CVC<input
          name="cvc"
          value="${typed("cvc")}"
          inputmode="numeric"
          required
          maxlength="3"
          placeholder="123"
          ${invalid("cvc")}
      /></label>
    </div>
    <label>Name on card<input name="name" value="${typed("name")}" maxlength="100" /></label>
    <button class="wide">${button}</button>
  </form>`;
}

export function cardList(): Html {
  const cards = Object.entries(TEST_CARDS).map(
    ([number, { effect }]) =>
      html`<li><code>${number.replace(/(.{4})(?=.)/g, "$1 ")}</code> ${effect}</li>`,
  );
  return html`<h2>Test cards</h2>
    <p class="soft">
      With any future date and any three digits. Other digits in the middle make it another card.
    </p>
    <ul>
      ${cards}
    </ul>`;
}

/** The card waits in the form, in the cardholder's browser: nothing of it is kept here. */
function confirmPage(card: CardInput): Html {
  const hidden = Object.entries(card).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return checkoutPage(
    "Confirm your payment",
    html`<h1>Confirm your payment</h1>
      <p>Your bank asks whether it is you.</p>
      <form method="post" autocomplete="off">
        ${hidden}
        <button name="answer" value="confirm">Yes, it is me</button>
        <button class="quiet" name="answer" value="refuse">No, cancel</button>
      </form>`,
  );
}

function donePage(session: Stripe.Checkout.Session): Html {
  const next = landing(session);
  return checkoutPage(
    "Thank you",
    html`<h1>Thank you!</h1>
      <p role="status">Your subscription is set up.</p>
      <p><a class="button" href="${next}" target="_top">Continue</a></p>`,
    { next },
  );
}
