// Holds a value against a schema of an OpenAPI 3.0 description, as far as Stripe's uses them.

/** A keyword that stands here and not in `hold` says nothing of a value; any other must be understood first. */
const SAYS_NOTHING = new Set(["description", "title", "format", "default", "deprecated"]);
const UNDERSTOOD = new Set(
  "$ref type nullable anyOf enum required properties additionalProperties items maxLength pattern".split(
    " ",
  ),
);

export type Schema = {
  $ref?: string;
  type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  nullable?: boolean;
  anyOf?: Schema[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  maxLength?: number;
  pattern?: string;
  /** Type of a field that is requested with `expand`. */
  "x-expansionResources"?: unknown;
};

export type Schemas = Record<string, Schema>;
type ComparisonContext = { schemas: Schemas; isForm: boolean };

/**
 * Returns where and how a value differs, `a.b[]: what`, from the last object on that has a name in the description; or nothing. In
 * a form every value is a text, so a number is what reads as one. A name that an object's schema does not have is a
 * difference. Throws at a keyword that it does not understand.
 */
export function differences(
  asked: ComparisonContext,
  schema: Schema,
  value: unknown,
  at = "",
): string[] {
  for (const keyword of Object.keys(schema))
    if (!UNDERSTOOD.has(keyword) && !SAYS_NOTHING.has(keyword) && !keyword.startsWith("x-"))
      throw new Error(`The description says "${keyword}", which is not understood here.`);
  if (value === null) return schema.nullable ? [] : nullOf(asked, schema, at);
  if (schema.$ref !== undefined)
    return differences(asked, find(asked, schema.$ref), value, nameOf(schema.$ref));
  if (schema.anyOf !== undefined) return closest(asked, schema, value, at);
  if (schema.enum && !schema.enum.includes(value))
    return [`${at}: ${JSON.stringify(value)} is none of its values`];
  if (Array.isArray(value)) {
    if (schema.type !== "array") return [`${at}: a list, not ${schema.type}`];
    return value.flatMap((one) => differences(asked, schema.items ?? {}, one, `${at}[]`));
  }
  if (typeof value === "object") return ofObject(asked, schema, value, at);
  return ofText(asked, schema, value, at);
}

const nameOf = (ref: string) => ref.replace("#/components/schemas/", "");

function find({ schemas }: ComparisonContext, ref: string): Schema {
  const found = schemas[nameOf(ref)];
  if (!found) throw new Error(`The description has no ${ref}.`);
  return found;
}

function nullOf(asked: ComparisonContext, { $ref, anyOf, type }: Schema, at: string): string[] {
  if ($ref !== undefined) return differences(asked, find(asked, $ref), null, at);
  if (anyOf?.some((one) => differences(asked, one, null).length === 0)) return [];
  return type === undefined && anyOf === undefined ? [] : [`${at}: null`];
}

/** Picks the alternative that fits best. */
function closest(asked: ComparisonContext, schema: Schema, value: unknown, at: string): string[] {
  const forms = schema
    .anyOf!
    // The stand-in never expands: the value is an id.
    .filter((one) => !schema["x-expansionResources"] || one.$ref === undefined)
    .map((one) => differences(asked, one, value, at));
  return forms.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function ofObject(asked: ComparisonContext, schema: Schema, value: object, at: string): string[] {
  if (schema.type !== undefined && schema.type !== "object")
    return [`${at}: an object, not ${schema.type}`];
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const below = (name: string) => (at === "" ? name : `${at}.${name}`);
  const missing = required.filter((name) => !(name in value));
  const isOpen = more === true || (more === undefined && schema.properties === undefined);
  return [
    ...missing.map((name) => `${below(name)}: missing`),
    ...Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
      const known = properties[name] ?? (typeof more === "object" ? more : undefined);
      if (known) return differences(asked, known, one, properties[name] ? below(name) : `${at}.*`);
      return isOpen ? [] : [`${below(name)}: unknown`];
    }),
  ];
}

const READS_AS: Record<string, RegExp> = {
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  boolean: /^(true|false)$/,
  string: /^/,
};

function ofText(
  { isForm }: ComparisonContext,
  schema: Schema,
  value: unknown,
  at: string,
): string[] {
  const { type, maxLength, pattern } = schema;
  if (type === undefined) return [];
  const isOfType =
    isForm || typeof value === "string"
      ? (isForm || type === "string") && READS_AS[type]?.test(String(value))
      : type === "integer"
        ? Number.isInteger(value)
        : typeof value === type;
  if (!isOfType) return [`${at}: ${isForm ? "a text" : typeof value}, not ${type}`];
  const text = String(value);
  return [
    ...(maxLength !== undefined && text.length > maxLength
      ? [`${at}: longer than ${maxLength}`]
      : []),
    ...(pattern !== undefined && !new RegExp(pattern).test(text)
      ? [`${at}: not like ${pattern}`]
      : []),
  ];
}
