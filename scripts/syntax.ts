// The syntax tree of a source file, node by node.
import { parseSync } from "vite";

export type Node = { type: string; start: number; [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

export function visitNodes(file: string, source: string, look: (node: Node) => void): void {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    look(value);
    for (const child of Object.values(value)) if (typeof child === "object") visit(child);
  };
  visit(program);
}

export const lineOf = (source: string, { start }: Node): number =>
  source.slice(0, start).split("\n").length;
