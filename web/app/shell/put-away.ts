// Remembers the dismissed announcement in this browser. A new announcement has a new id and is shown.
import { keep, readKept } from "../../lib/browser/kept.ts";

export const isPutAway = (id: string): boolean => readKept("put-away") === id;

export const putAway = (id: string): void => void keep("put-away", id);
