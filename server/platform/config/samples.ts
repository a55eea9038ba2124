// Values that stand in our own documents, and names that are reserved for examples: a server of real people must have its own.

/** Every sample value of a variable that must be the operator's own. For an address with a password the list holds the password. */
const SAMPLES: Record<string, readonly string[]> = {
  AUTH_SECRET: ["what-openssl-rand-base64-32-says", "the-same-secret-on-every-replica-of-luli"],
  DATABASE_URL: ["password", "letters-and-digits-of-your-own"],
  DIRECT_DATABASE_URL: ["password", "letters-and-digits-of-your-own"],
  OPENAI_MODEL: ["NAME"],
  SMTP_URL: ["password"],
  OPERATOR_NAME: ["Your Company Ltd", "Luli Ltd"],
  OPERATOR_ADDRESS: ["1 Your Street, Your Town, Your Country", "1 Meadow Lane, Dublin, Ireland"],
  OPERATOR_REGISTER: ["Companies Registration Office Dublin, 123456"],
};

/** Placeholders of our documents: `...`, `sk_...`, `https://...`, `{"api-key":"..."}`. */
const LEFT_OPEN = /(?:^|[_/"])\.{3}"?\}?$/;

/** Reserved names of RFC 2606 and RFC 6761, which cannot be registered. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))\.?$/i;

/** A sentence about the variable, or null: the value may be the operator's own. */
export function refuseSample(name: string, value: string): string | null {
  const url = URL.parse(value);
  const isSample = SAMPLES[name]?.some((sample) =>
    [value, url?.password].some((said) => said?.toLowerCase() === sample.toLowerCase()),
  );
  if (isSample || LEFT_OPEN.test(value))
    return `${name} must be your own: what it says stands in Luli's documents as an example.`;
  // localhost itself is this machine, which may well send the mails.
  const host = url?.hostname || (/@([^\s<>@]+)>?$/.exec(value)?.[1] ?? "");
  if (url?.hostname !== "localhost" && RESERVED.test(host))
    return `${name} must be a real address: nobody can own ${host}, it is reserved for examples and tests.`;
  return null;
}
