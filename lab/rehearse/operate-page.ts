// The commands of docs/operate.md, each to be taken once, in their order.
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../../server/testing/production/dockerfile.ts";

export type OperatePage = {
  /** The next command; it must be the one that is expected. With the names of this rehearsal in the place of the page's. */
  take(expected: string): string;
  /** Throws where one was left. */
  end(): void;
};

export function readOperatePage(names: Record<string, string>): OperatePage {
  const page = fs.readFileSync(path.join(ROOT, "docs/operate.md"), "utf8");
  const commands = [...page.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) =>
    block!.trim().split("\n"),
  );
  return {
    take(expected) {
      const command = commands.shift();
      if (!command?.includes(expected))
        throw new Error(`docs/operate.md has ${command} in the place of ${expected}.`);
      return Object.entries(names).reduce(
        (text, [theirs, ours]) => text.replaceAll(theirs, ours),
        command,
      );
    },
    end() {
      if (commands.length > 0) throw new Error(`docs/operate.md has more: ${commands.join("; ")}`);
    },
  };
}
