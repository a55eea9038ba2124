// Calls of the API, held against Stripe's own description of it.
import { parseForm } from "../form.ts";
import type { StripeTraffic } from "../heard.ts";
import { differences, type Schema, type Schemas } from "./schema.ts";

type Body = { content?: Record<string, { schema: Schema }> };
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Body;
  responses: Record<string, Body>;
};

export type Description = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};

/** Returns the differences, each with its call in front: `POST /v1/customers email: longer than 512`. */
export function hold(description: Description, heard: StripeTraffic): string[] {
  const { schemas } = description.components;
  const json = { schemas, isForm: false };
  if ("event" in heard) {
    const event = JSON.parse(heard.event) as { data: { object: { object: string } } };
    const { object } = event.data;
    return [
      ...differences(json, refTo("event"), event),
      ...differences(json, refTo(object.object), object),
    ];
  }
  const url = new URL(heard.address, "http://stripe");
  const found = findOperation(description, heard.method, url.pathname);
  if (!found) return [`${heard.method} ${url.pathname}: no such call`];
  const { name, operation } = found;
  const isRefused = heard.status >= 400;
  const form = parseForm(heard.method === "POST" ? heard.body : url.search.slice(1));
  const asked = isRefused
    ? []
    : differences({ schemas, isForm: true }, takenBy(operation, heard.method), form);
  const { content } = operation.responses[isRefused ? "default" : "200"]!;
  const answered = differences(
    json,
    content!["application/json"]!.schema,
    JSON.parse(heard.answer),
  );
  return [...asked.map((difference) => `${name} ${difference}`), ...answered];
}

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function findOperation({ paths }: Description, method: string, pathname: string) {
  const templates = Object.keys(paths)
    .filter((template) => method.toLowerCase() in paths[template]!)
    .filter((template) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
    )
    // `/v1/invoices/search` before `/v1/invoices/{invoice}`.
    .toSorted((a, b) => a.split("{").length - b.split("{").length);
  const [template] = templates;
  if (template === undefined) return null;
  return {
    name: `${method} ${template}`,
    operation: paths[template]![method.toLowerCase()]!,
  };
}

function takenBy({ parameters = [], requestBody }: Operation, method: string): Schema {
  const inBody = requestBody?.content?.["application/x-www-form-urlencoded"]?.schema;
  if (method === "POST") return inBody ?? { type: "object", additionalProperties: false };
  const inQuery = parameters.filter((one) => one.in === "query");
  return {
    type: "object",
    properties: {
      ...inBody?.properties,
      ...Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    },
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
