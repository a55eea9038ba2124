// What other rooms may ask of suppressed addresses.
export { liftBounce } from "./queries.ts";
export { suppressionOf } from "./suppression-of.ts";
