// Ids of our tables.
import * as v from "valibot";

export const uuid = v.pipe(v.string(), v.uuid("This is not an id."), v.toLowerCase());
export const isUuid = (text: unknown): boolean => v.is(uuid, text);
