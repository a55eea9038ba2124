// Served as they are: the look of the pages, their small script, and what stands in for https://js.stripe.com.

export const PAGE_CSS = `
:root { color-scheme: light dark; --canvas: #faf8ff; --surface: #fff; --ink: #241b45; --ink-2: #554b75;
  --line: #8f86ad; --act: #5b3fd6; --on-act: #fff; --bad: #b3123f; --banner: #ffe9b8; --on-banner: #4a3200;
  --focus: #6d4fe0; }
@media (prefers-color-scheme: dark) { :root:not(:has([data-look="light"])) { --canvas: #141029;
  --surface: #1e1939; --ink: #f6f2ff; --ink-2: #c6bde6; --line: #6f66a0; --act: #b9a8ff; --on-act: #1b1440;
  --bad: #ff9db4; --banner: #4a3a10; --on-banner: #ffe9b8; --focus: #b9a8ff; } }
:root:has([data-look="light"]) { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 500 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: 8px 16px; background: var(--banner); color: var(--on-banner); text-align: center; font-weight: 600; }
main { max-width: 520px; margin: 0 auto; padding: 24px 16px 32px; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.2; }
h2 { margin: 32px 0 8px; font-size: 18px; }
p { margin: 8px 0; }
.soft, dt, label small { color: var(--ink-2); }
label { display: block; margin-top: 14px; font-weight: 600; }
input { display: block; width: 100%; min-height: 46px; margin-top: 4px; padding: 8px 12px;
  border: 1px solid var(--line); border-radius: 12px; background: var(--surface); color: inherit; font: inherit;
  }
::placeholder { color: var(--ink-2); font-weight: 400; opacity: 1; }
input[aria-invalid] { border: 2px solid var(--bad); }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
button, .button { display: inline-block; min-height: 46px; margin: 16px 8px 0 0; padding: 10px 20px;
  border: 2px solid var(--act); border-radius: 999px; background: var(--act); color: var(--on-act);
  font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
button.quiet { background: transparent; color: var(--ink); }
.wide { width: 100%; }
.error { margin: 12px 0 0; color: var(--bad); font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 12px 0; }
dd { margin: 0; }
ul { padding-left: 20px; }
li { margin: 4px 0; }
code { overflow-wrap: anywhere; }
a { color: inherit; }
table { width: 100%; border-collapse: collapse; }
td, th { padding: 8px 8px 8px 0; text-align: left; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** Tells an embedding page how tall this page is, and where to go when the checkout is done. */
export const PAGE_JS = `
const { next } = document.body.dataset;
const isFramed = window.parent !== window;
if (isFramed) {
  const tell = () => window.parent.postMessage({ type: "checkout", height: document.documentElement.offsetHeight, next }, "*");
  new ResizeObserver(tell).observe(document.documentElement);
} else if (next) {
  window.location.assign(next);
}
document.querySelector("[aria-invalid]")?.focus();
for (const form of document.forms) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  });
}
`;

/** The part of Stripe.js that an embedded checkout uses, under the names of its current release. */
export const STRIPE_JS = `
(() => {
  const origin = new URL(document.currentScript.src).origin;

  function createPage(secret, onComplete) {
    let frame = null;
    const onMessage = ({ source, data }) => {
      if (!frame || source !== frame.contentWindow || data?.type !== "checkout") return;
      frame.style.height = data.height + "px";
      if (!data.next) return;
      onComplete?.();
      window.location.assign(data.next);
    };
    const unmount = () => {
      window.removeEventListener("message", onMessage);
      frame?.remove();
      frame = null;
    };
    return {
      mount(where) {
        const parent = typeof where === "string" ? document.querySelector(where) : where;
        if (!parent) throw new Error("IntegrationError: there is no element to mount to.");
        unmount();
        frame = document.createElement("iframe");
        frame.title = "Secure payment form";
        frame.src = origin + "/checkout/" + encodeURIComponent(secret);
        frame.style.cssText = "display:block;width:100%;height:620px;border:0;border-radius:16px;color-scheme:light";
        window.addEventListener("message", onMessage);
        parent.append(frame);
      },
      unmount,
      destroy: unmount,
    };
  }

  window.Stripe = (key) => {
    if (!String(key).startsWith("pk_")) throw new Error("IntegrationError: a publishable key begins with pk_.");
    return {
      async createEmbeddedCheckoutPage({ fetchClientSecret, clientSecret, onComplete }) {
        return createPage(clientSecret ?? (await fetchClientSecret()), onComplete);
      },
      initEmbeddedCheckout() {
        throw new Error("IntegrationError: stripe.initEmbeddedCheckout() is now stripe.createEmbeddedCheckoutPage().");
      },
    };
  };
})();
`;
