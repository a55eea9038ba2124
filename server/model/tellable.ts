// Makes a provider's words fit for a log: without secrets, and without what people said.
import type { ModelConfig } from "../platform/config/model.ts";
import type { PromptMessage } from "./context.ts";

const LENGTH = 300;
const SHARED_LENGTH = 16;
const WITHHELD = "(withheld: it repeats what was said)";

export function tellable(
  message: string,
  { apiKey, extraHeaders = {} }: ModelConfig,
  prompt: readonly PromptMessage[],
): string {
  const secrets = [apiKey ?? "", ...Object.values(extraHeaders)].filter(({ length }) => length > 3);
  const words = secrets
    .reduce((text, secret) => text.replaceAll(secret, "***"), message)
    .replaceAll(/\b(?:sk|pk|key)-[\w*-]{4,}/gi, "***")
    .slice(0, LENGTH);
  const said = prompt.filter(({ role }) => role !== "system");
  return said.some(({ content }) => isRepeated(content.trim(), words)) ? WITHHELD : words;
}

function isRepeated(said: string, words: string): boolean {
  if (said.length <= SHARED_LENGTH) return said.length > 3 && words.includes(said);
  for (let at = 0; at + SHARED_LENGTH <= words.length; at += 1)
    if (said.includes(words.slice(at, at + SHARED_LENGTH))) return true;
  return false;
}
