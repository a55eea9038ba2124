// The fields of a Stripe object that are empty in this stand-in. Their types are still checked where they are spread.

export function nulls<Key extends string>(...keys: Key[]): Record<Key, null> {
  return Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>;
}
