// Which announcement this browser has put away. Another one has another id and is shown.
import { keep, readKept } from "../../lib/browser/kept.ts";

export const isPutAway = (id: string): boolean => readKept("put-away") === id;

export const putAway = (id: string): void => void keep("put-away", id);
