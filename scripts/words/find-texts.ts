// Texts of the interface that stand in a component instead of in its room's words, where every language has its own.
import { isNode, lineOf, type Node, visitNodes } from "../syntax.ts";

export type FoundText = { line: number; text: string };

/** Attributes and properties that people see or hear. */
const SAID = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "busy",
  "caption",
  "hint",
  "label",
  "lead",
  "placeholder",
  "summary",
  "text",
  "title",
]);
/** The name is the same in every language. */
const NAME = /\bLuli\b/g;

export function findTexts(file: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const take = (node: Node, text: string) => {
    if (!/\p{L}/u.test(text.replaceAll(NAME, ""))) return;
    found.push({ line: lineOf(source, node), text: text.trim().replaceAll(/\s+/g, " ") });
  };
  visitNodes(file, source, (node) => {
    if (node.type === "JSXText") take(node, String(node.value));
    for (const said of listSaid(node))
      for (const part of listLiterals(said)) take(part.node, part.text);
  });
  return found;
}

/** Lists the visible texts of a node. */
function listSaid(node: Node): Node[] {
  const { type, value } = node;
  if (type === "JSXAttribute") return SAID.has(nameOf(node.name)) && isNode(value) ? [value] : [];
  if (type === "Property") return SAID.has(nameOf(node.key)) && isNode(value) ? [value] : [];
  if (type === "JSXElement" || type === "JSXFragment")
    return (node.children as Node[]).filter((child) => child.type === "JSXExpressionContainer");
  return [];
}

/** Strings that an expression may become: not those it only compares or passes on. */
function listLiterals(node: Node): { node: Node; text: string }[] {
  const inside = (...keys: string[]) =>
    keys.flatMap((key) => (isNode(node[key]) ? listLiterals(node[key]) : []));
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ node, text: node.value }] : [];
    case "TemplateLiteral": {
      const parts = node.quasis as { value: { cooked: string } }[];
      return [{ node, text: parts.map(({ value }) => value.cooked).join(" ") }];
    }
    case "ConditionalExpression":
      return inside("consequent", "alternate");
    case "LogicalExpression":
      return inside("left", "right");
    case "BinaryExpression":
      return node.operator === "+" ? inside("left", "right") : [];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
      return inside("expression");
    default:
      return [];
  }
}

/** Returns the name of an attribute or a key, quoted or not. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node.name ?? node.value) : undefined;
  return typeof name === "string" ? name : "";
}
