// GET /openapi.json: shared/api as OpenAPI 3.1, for programs that call Luli without our page.
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { callNames, callOf, type CallName } from "../../shared/api/api.ts";
import type { Answer, Call } from "../../shared/api/call.ts";
import { errorBody } from "../../shared/contracts/error.ts";
import { cookiePrefix } from "./browser/cookie-prefix.ts";
import type { Route } from "./route.ts";

export function openapiRoutes(route: Route, publicUrl: string): void {
  let document: Record<string, unknown> | null = null;
  route("GET /openapi.json", () => (document ??= describe(publicUrl)));
}

/** Checks in code (`v.check`, `v.transform`) cannot be expressed in a schema and are left out. */
function schemaOf(
  schema: GenericSchema,
  typeMode: "input" | "output" = "input",
): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest;
}

function describe(publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of callNames) {
    const [method, address] = name.split(" ") as [string, string];
    const path = address.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, callOf(name)) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Luli", version: "1", description: "Every call of Luli's server." },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody) },
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "From GET /auth/v1/token; lives 15 minutes. /api/admin asks for the role admin.",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: `${cookiePrefix(publicUrl)}.session_token`,
          description: "Set by signing in.",
        },
      },
    },
  };
}

const SECURITY: Record<Call["who"], object[]> = {
  anyone: [],
  proof: [],
  session: [{ session: [] }],
  user: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
};

function operationOf(name: CallName, call: Call): object {
  const body = bodyOf(call);
  return {
    operationId: name.replaceAll(/[^\w]+/g, "_").toLowerCase(),
    summary: call.about.split(/(?<=[.:;]) /)[0],
    description: call.about,
    tags: [name.split("/")[1]],
    security: SECURITY[call.who],
    parameters: parametersOf(call),
    ...(body && { requestBody: body }),
    responses: responsesOf(call),
  };
}

function bodyOf({ body }: Call): object | null {
  if (body === undefined || body === "ignored") return null;
  const schema = body === "bytes" ? {} : schemaOf(body);
  const required = Array.isArray(schema["required"]) && schema["required"].length > 0;
  return { required, content: { "application/json": { schema } } };
}

function parametersOf({ params = {}, query, headers = {} }: Call): object[] {
  const asked = (query ? schemaOf(query) : {}) as {
    required?: string[];
    properties?: Record<string, object>;
  };
  return [
    ...Object.entries(params).map(([name, schema]) => ({
      name,
      in: "path",
      required: true,
      schema: schemaOf(schema),
    })),
    ...Object.entries(asked.properties ?? {}).map(([name, schema]) => ({
      name,
      in: "query",
      required: asked.required?.includes(name) ?? false,
      schema,
    })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: "header",
      required: false,
      description,
      schema: { type: "string" },
    })),
  ];
}

function responsesOf(call: Call): Record<string, object> {
  const { answer, isLibrary } = call;
  const content = contentOf(answer);
  const responses: Record<string, object> = {
    [answer.status]: {
      description: answer.status === 302 ? "On to a page of ours." : "Done.",
      ...(content && answer.status < 300 && { content }),
    },
  };
  const error = isLibrary ? {} : { content: { "application/json": { schema: ERROR } } };
  for (const [status, codes] of Map.groupBy(refusalsOf(call), ([, refused]) => refused))
    responses[status] = { description: codes.map(([code]) => code).join(", "), ...error };
  return { ...responses, default: { description: "Any other failure.", ...error } };
}

function contentOf(answer: Answer): object | null {
  if (answer.kind === "empty") return null;
  if (answer.kind === "raw") return { [answer.media]: {} };
  return { "application/json": { schema: schemaOf(answer.schema, "output") } };
}

const ERROR = { $ref: "#/components/schemas/Error" };

/** Lists the usual refusals of route() and those that the call declares. */
function refusalsOf({ who, params, query, body, limit, isLibrary, refuses }: Call) {
  const isUser = who === "user" || who === "admin";
  const common: Record<string, number> = {
    ...((query || (body && body !== "ignored")) && !isLibrary && { invalid_request: 400 }),
    ...(typeof body === "object" && !isLibrary && { invalid_json: 400, body_too_large: 413 }),
    ...(isUser && { not_authenticated: 401 }),
    ...(who === "admin" && { not_allowed: 403, second_factor_required: 403 }),
    ...(params && { not_found: 404 }),
    ...(limit && { too_many_requests: 429 }),
  };
  return Object.entries({ ...common, ...refuses });
}
