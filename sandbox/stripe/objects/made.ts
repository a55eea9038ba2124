// Stripe's objects, with the fields that are read.

type Some<Item> = Item extends readonly (infer Each)[]
  ? Some<Each>[]
  : Item extends object
    ? { [Name in keyof Item]?: Some<Item[Name]> }
    : Item;

/** Makes a Stripe object of some of its fields. A name or a value that Stripe's object does not have does not compile. */
export const made = <Item>(fields: Some<NoInfer<Item>>): Item => fields as Item;
