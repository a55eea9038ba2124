/** Looks an id of the server up; a newer server may know ids that this page does not. */
export const byId = <T>(known: Readonly<Record<string, T>>, id: string, unknown: T): T =>
  Object.hasOwn(known, id) ? known[id]! : unknown;
