// The part of suppressions that other rooms may call.
export { liftBounce } from "./queries.ts";
export { suppressionOf } from "./suppression-of.ts";
