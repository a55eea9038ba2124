// The commands of docs/operate.md, each to be taken once, in their order.
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../../server/testing/production/dockerfile.ts";

export function readOperatePage(names: Record<string, string>) {
  const page = fs.readFileSync(path.join(ROOT, "docs/operate.md"), "utf8");
  const commands = [...page.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) =>
    block!.trim().split("\n"),
  );
  return {
    /** The next command; it must be the one that is expected. With the names of this rehearsal in the place of the page's. */
    take(expected: string): string {
      const command = commands.shift();
      if (!command?.includes(expected))
        throw new Error(`docs/operate.md has ${command} in the place of ${expected}.`);
      return Object.entries(names).reduce(
        (text, [theirs, ours]) => text.replaceAll(theirs, ours),
        command,
      );
    },
    /** Throws where one was left. */
    end(): void {
      if (commands.length > 0) throw new Error(`docs/operate.md has more: ${commands.join("; ")}`);
    },
  };
}
