// What a user wrote, as it stands between our own lines.

/** Nothing that a user wrote may begin a line of its own between our lines. */
export function oneLine(text: string, length: number): string {
  return Array.from(text.replace(/[\p{C}\p{Z}]+/gu, " ").trim())
    .slice(0, length)
    .join("");
}

/** Without double quotes inside, so that nothing can close the quotation. */
export const quote = (text: string, length: number) =>
  `"${oneLine(text.replaceAll('"', "'"), length)}"`;
