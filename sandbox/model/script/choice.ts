// Chooses as if by chance, yet the same for the same conversation, and never what was just said.

export type Dice = () => number;

/** Returns numbers from 0 up to 1 that depend on the text alone (FNV-1a into mulberry32). */
export function diceFrom(text: string): Dice {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns whether a reply contains this template, whatever filled its slots. */
function holds(reply: string, template: string): boolean {
  let from = 0;
  for (const fragment of template.split(/\{[^}]*\}/)) {
    const at = reply.indexOf(fragment, from);
    if (at < 0) return false;
    from = at + fragment.length;
  }
  return true;
}

/** Returns a template that was never said, or else the one said longest ago. */
export function choose(templates: string[], replies: string[], dice: Dice): string | undefined {
  const ages = templates.map((template) => {
    const last = replies.findLastIndex((reply) => holds(reply, template));
    return last < 0 ? Infinity : replies.length - last;
  });
  const oldest = Math.max(...ages);
  const fresh = templates.filter((_, at) => ages[at] === oldest);
  return fresh[Math.floor(dice() * fresh.length)];
}
