// A call of the API: its address, what it takes, what it does. Synchronous, so that none sees another half done.
import type * as v from "valibot";
import type { Form } from "../form.ts";
import type { World } from "../world.ts";
import { readParams } from "./params.ts";

export type Call = {
  method: string;
  path: RegExp;
  run: (world: World, form: Form, id: string) => object;
};

export function call<Schema extends v.GenericSchema>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  schema: Schema,
  run: (world: World, params: v.InferOutput<Schema>, id: string) => object,
): Call {
  return {
    method,
    path: new RegExp(`^${path.replace(":id", "([A-Za-z0-9_]+)")}$`),
    run: (world, form, id) => run(world, readParams(schema, form), id),
  };
}
