// Reads in a plan of Postgres which tables about people it reads without saying whose rows it wants.

/** One node of a plan: the table it reads and its conditions. */
const READ = new RegExp(
  String.raw`(?:Scan(?: Backward)?|Scan using \w+) on (?:public\.)?(\w+)[^\n]*\n?((?:\s+(?:Index Cond` +
    String.raw`|Recheck Cond|Filter|Cache Key|Sort Key|Order By|Heap Fetches|Rows Removed[^:]*|Buffers)[^\n]*\n?)*)`,
  "g",
);

export const readsOfAnybody = (plan: string, isAboutPeople: (table: string) => boolean): string[] =>
  [...plan.matchAll(READ)]
    .filter(([, table, conditions]) => {
      if (!isAboutPeople(table!)) return false;
      const key = table === "users" ? /\bid = / : /\buser_id = /;
      return !key.test(conditions!);
    })
    .map(([, table]) => table!);
