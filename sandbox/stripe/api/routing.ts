// A call of the API: its address, what it takes, what it does. Synchronous, so that none sees another half done.
import type { Stripe } from "stripe";
import { missing } from "../api-error.ts";
import type { World } from "../world.ts";

export type Call = {
  method: string;
  path: RegExp;
  run: (world: World, params: never, id: string) => object;
};

/** `run` states the types of its parameters: the server sends them by the SDK, whose types the compiler checks. */
export const call = (method: string, path: string, run: Call["run"]): Call => ({
  method,
  path: new RegExp(`^${path.replace(":id", "([A-Za-z0-9_]+)")}$`),
  run,
});

type Listed = { id: string; created: number };
export type Page = { limit?: number; starting_after?: string };
type Query = Page & { created?: { gte?: number }; expand?: unknown };

/** Returns one page, newest first. */
export function listOf<Item extends Listed>(
  url: string,
  items: Item[],
  { limit = 10, starting_after: after }: Page,
): Stripe.ApiList<Item> {
  // Within the same second, the later one comes first as well.
  const sorted = items.toReversed().toSorted((a, b) => b.created - a.created);
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  const size = Math.min(Math.max(limit, 1), 100);
  return {
    object: "list",
    data: sorted.slice(from, from + size),
    has_more: sorted.length > from + size,
    url,
  };
}

export function find<Item extends { id: string }>(
  kind: string,
  items: Record<string, Item> | Item[],
  id: string | undefined,
  status = 404,
): Item {
  const found = Object.values(items).find((one) => one.id === id);
  if (!found) throw missing(kind, String(id), status);
  return found;
}

/**
 * The calls that list and look up one kind of object. A filter of the list is a field that must have that value, or
 * one of those values; `fieldsOf` adds fields that the object has under another name.
 */
export function readable<Item extends Listed>(
  kind: string,
  path: string,
  itemsOf: (state: World["state"]) => Record<string, Item> | Item[],
  fieldsOf: (item: Item) => Record<string, unknown> = () => ({}),
): Call[] {
  return [
    call("GET", path, ({ state }, { created, limit, starting_after, ...wanted }: Query) => {
      const isWanted = (item: Item) => {
        const fields: Record<string, unknown> = { ...item, ...fieldsOf(item) };
        const filters: Record<string, unknown> = { ...wanted, expand: undefined };
        return Object.entries(filters).every(
          ([name, value]) =>
            value === undefined ||
            (Array.isArray(value) ? value.includes(fields[name]) : value === fields[name]),
        );
      };
      const found = Object.values(itemsOf(state)).filter(
        (item) => item.created >= (created?.gte ?? 0) && isWanted(item),
      );
      return listOf(path, found, { limit, starting_after });
    }),
    call("GET", `${path}/:id`, ({ state }, _params, id) => find(kind, itemsOf(state), id)),
  ];
}
