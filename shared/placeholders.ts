// What the build leaves open in its pages, `{{name}}`, the server fills when it reads them, and packs them then.

const FILLED = /\.(?:html|txt|xml)$/;

/** `content` may be a Buffer. */
export const hasPlaceholders = (
  name: string,
  content: { includes: (text: string) => boolean },
): boolean => FILLED.test(name) && content.includes("{{");
