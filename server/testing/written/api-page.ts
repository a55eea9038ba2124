// Writes docs/api.md: what /openapi.json says, for people.
import type { Call } from "../../../shared/api/call.ts";
import { callNames, callOf } from "../../../shared/api/api.ts";

/** A schema of JSON, as far as ours go. */
export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  format?: string;
};
type Content = Record<string, { schema?: Schema }>;
export type Operation = {
  description: string;
  security: object[];
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
type Described = { paths: Record<string, Record<string, Operation>> };

const INTRODUCTION = `# The API

Written from \`GET /openapi.json\` by \`npm run docs:api\`; every running Luli tells the same there, for the tools of OpenAPI 3.1.

Who signs in by \`POST /auth/v1/sign-in/email\` gets cookies, and by them at \`GET /auth/v1/token\` an access token for 15 minutes. It goes along as
\`Authorization: Bearer ...\`. Bodies and answers are JSON, unless said otherwise. A refusal is \`{ "error": { "code", "message", "field"? } }\`; the codes are stable, the
messages are not. After 429 \`Retry-After\` says how many seconds to wait. A call of other sites' pages is refused.
`;

const WHO: Record<Call["who"], string> = {
  anyone: "anyone",
  user: "an access token",
  admin: "an access token of an admin",
  session: "the cookies of a session",
  proof: "a proof of its own",
};
const WIDE = 100;

export function writeApiPage({ paths }: Described): string {
  const rooms = Map.groupBy(callNames, (name) => roomOf(name.split(" ")[1]!));
  const sections = [...rooms].map(([room, names]) => {
    const calls = names.map((name) => {
      const [method, address] = name.split(" ") as [string, string];
      const path = address.replaceAll(/:(\w+)/g, "{$1}");
      return describe(`${method} ${path}`, callOf(name), paths[path]![method.toLowerCase()]!);
    });
    return [`## ${room}`, ...calls].join("\n\n");
  });
  return `${[INTRODUCTION.trim(), ...sections].join("\n\n")}\n`;
}

const roomOf = (address: string): string => {
  const [, first, second] = address.split("/");
  return first === "api" ? second! : first!;
};

function describe(title: string, { who }: Call, operation: Operation): string {
  const { description, parameters, requestBody, responses } = operation;
  const facts = [
    `- for ${WHO[who]}`,
    ...parameters.map(
      ({ name, in: where, required, description: about, schema }) =>
        `- ${where} \`${name}${required ? "" : "?"}\`: ${about ?? `\`${typeOf(schema)}\``}`,
    ),
    ...refusalsOf(responses),
  ];
  const [status, done] = Object.entries(responses)[0]!;
  return [
    `### \`${title}\``,
    description,
    facts.join("\n"),
    ...shown("Body", requestBody?.content),
    ...(done.content ? shown(`Answer (${status})`, done.content) : [`Answer: ${status}`]),
  ].join("\n\n");
}

const refusalsOf = (responses: Operation["responses"]): string[] => {
  const told = Object.entries(responses)
    .slice(1)
    .filter(([status]) => status !== "default")
    .map(([status, { description }]) => `${status} \`${description.replaceAll(", ", "`, `")}\``);
  return told.length > 0 ? [`- refuses with ${told.join("; ")}`] : [];
};

const shown = (title: string, content: Content | undefined): string[] =>
  Object.entries(content ?? {}).flatMap(([media, { schema }]) =>
    schema && Object.keys(schema).length > 0
      ? [`${title}:`, `\`\`\`\n${typeOf(schema)}\n\`\`\``]
      : [`${title}: \`${media}\``],
  );

/** As TypeScript would write it, with the bounds of texts. */
function typeOf(schema: Schema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(" | ");
  if (schema.type === "array") {
    const item = typeOf(schema.items ?? {}, indent);
    return / \| /.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === "object") return objectOf(schema, indent);
  const bounds = [schema.minLength, schema.maxLength].some((bound) => bound !== undefined)
    ? ` (${schema.minLength ?? 0} to ${schema.maxLength ?? "any"})`
    : "";
  return `${schema.format ?? schema.type ?? "any"}${bounds}`;
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
) {
  const inside = `${indent}  `;
  const members = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? "" : "?"}: ${typeOf(schema, inside)}`,
  );
  if (typeof additionalProperties === "object")
    members.push(`[name]: ${typeOf(additionalProperties, inside)}`);
  const line = `{ ${members.join(", ")} }`;
  if (members.length === 0) return "{}";
  if (line.length + indent.length <= WIDE && !line.includes("\n")) return line;
  return `{\n${members.map((member) => `${inside}${member}\n`).join("")}${indent}}`;
}
