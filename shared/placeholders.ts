// Placeholders `{{name}}` in built pages, which the server fills when it reads and compresses them.

const FILLED = /\.(?:html|txt|xml)$/;

/** `content` may be a Buffer. */
export const hasPlaceholders = (
  name: string,
  content: { includes: (text: string) => boolean },
): boolean => FILLED.test(name) && content.includes("{{");
