// Stripe's request bodies: form-encoded, nested by brackets: `items[0][price]=x` is { items: [{ price: "x" }] }.

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split("[").map((key) => key.replace(/\]$/, ""));
    if (keys.includes("__proto__")) continue;
    insert(form, keys, value);
  }
  return withArrays(form) as Form;
}

function insert(form: Form, [key = "", ...rest]: string[], value: string): void {
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
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withArrays(part)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
