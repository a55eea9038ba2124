// Stripe's request bodies: form-encoded, nested by brackets: `items[0][price]=x` is { items: [{ price: "x" }] }.

type FormValue = string | number | boolean | FormValue[] | Form;
type Form = { [key: string]: FormValue };

/** Names of what is text whatever it looks like, also within something else (`subscription_data[metadata][a]`). */
const TEXTS = new Set(["metadata", "name", "email"]);

export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split("[").map((key) => key.replace(/\]$/, ""));
    if (keys.includes("__proto__")) continue;
    insert(form, keys, keys.some((key) => TEXTS.has(key)) ? value : valueOf(value));
  }
  return withArrays(form) as Form;
}

function valueOf(text: string): FormValue {
  if (text === "true" || text === "false") return text === "true";
  return /^\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function insert(form: Form, [key = "", ...rest]: string[], value: FormValue): void {
  // `expand[]=a&expand[]=b` counts on by itself.
  const name = key === "" ? String(Object.keys(form).length) : key;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const child = form[name];
  const next: Form = typeof child === "object" && !Array.isArray(child) ? child : {};
  form[name] = next;
  insert(next, rest, value);
}

function withArrays(value: FormValue): FormValue {
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withArrays(part)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
