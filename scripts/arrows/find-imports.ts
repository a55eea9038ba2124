// Every import of a source file, whatever its form: static, dynamic, re-export, import type, import("...") in a type.
import { isNode, lineOf, type Node, visitNodes } from "../syntax.ts";

export type FoundImport = {
  /** Null when the specifier is computed at run time, which cannot be checked. */
  specifier: string | null;
  isType: boolean;
  line: number;
};

export function findImports(file: string, source: string): FoundImport[] {
  const found: FoundImport[] = [];
  visitNodes(file, source, (node) => {
    const seen = readImport(node);
    if (seen) found.push({ ...seen, line: lineOf(source, node) });
  });
  return found;
}

function readImport(node: Node): Omit<FoundImport, "line"> | null {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
      return { specifier: textOf(node.source), isType: isTypeOnly(node) };
    case "ExportNamedDeclaration":
      return node.source ? { specifier: textOf(node.source), isType: isTypeOnly(node) } : null;
    case "ImportExpression":
      return { specifier: textOf(node.source), isType: false };
    case "TSImportType":
      return { specifier: textOf(node.source), isType: true };
    case "CallExpression":
      // Vite's own import of many files at once.
      return isGlob(node.callee) ? { specifier: null, isType: false } : null;
    default:
      return null;
  }
}

/** `import type`, or braces that hold nothing but `type` names. A bare import runs the file. */
function isTypeOnly(node: Node): boolean {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  const names = node.specifiers;
  if (!Array.isArray(names) || names.length === 0) return false;
  return names.every((name: Node) => name.importKind === "type" || name.exportKind === "type");
}

function isGlob(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== "MemberExpression") return false;
  const { object, property } = callee;
  return (
    isNode(object) && object.type === "MetaProperty" && isNode(property) && property.name === "glob"
  );
}

function textOf(node: unknown): string | null {
  return isNode(node) && node.type === "Literal" && typeof node.value === "string"
    ? node.value
    : null;
}
