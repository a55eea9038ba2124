// Which patterns can match in a text at all: those of whose needed pieces (needed.ts) it holds one. Mostly none, and none is tried.
import { neededFor } from "./needed.ts";

type Node = { next: Map<number, Node>; patterns: RegExp[] };
const newNode = (): Node => ({ next: new Map(), patterns: [] });

export class PatternIndex {
  readonly #root = newNode();
  readonly #always: RegExp[] = [];

  constructor(patterns: Iterable<RegExp>) {
    for (const pattern of patterns) {
      const needed = neededFor(pattern);
      if (!needed) this.#always.push(pattern);
      for (const piece of needed ?? []) this.#add(piece, pattern);
    }
  }

  #add(piece: string, pattern: RegExp): void {
    let node = this.#root;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      let next = node.next.get(code);
      if (!next) node.next.set(code, (next = newNode()));
      node = next;
    }
    if (!node.patterns.includes(pattern)) node.patterns.push(pattern);
  }

  in(text: string): ReadonlySet<RegExp> {
    const found = new Set(this.#always);
    for (let start = 0; start < text.length; start += 1) {
      let node = this.#root.next.get(text.charCodeAt(start));
      for (let at = start + 1; node; at += 1) {
        for (const pattern of node.patterns) found.add(pattern);
        node = at < text.length ? node.next.get(text.charCodeAt(at)) : undefined;
      }
    }
    return found;
  }
}
