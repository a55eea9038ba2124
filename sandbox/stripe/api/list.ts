// Stripe's lists: newest first, page by page.
import type { Stripe } from "stripe";

type Page = { limit?: number | undefined; starting_after?: string | undefined };

export function listOf<Item extends { id: string; created: number }>(
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
