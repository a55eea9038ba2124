// Asks an address for JSON, and says in a sentence why there is none.
import { StartError } from "../platform/start-error.ts";

const PATIENCE_MS = 8_000;

export async function fetchJson(
  address: string,
  variable: string,
): Promise<Record<string, unknown>> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new StartError(`${address} (${variable}) answers with ${answer.status}.`);
    return (await answer.json()) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${address} (${variable}) ${reason(error as Error)}.`, { cause: error });
  }
}

function reason({ name, cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: string };
  if (name === "TimeoutError") return `does not answer within ${PATIENCE_MS / 1000} seconds`;
  if (name === "SyntaxError") return "does not answer with JSON";
  if (code && /CERT|SELF_SIGNED|SSL|TLS/.test(code)) return `has an invalid certificate (${code})`;
  return `cannot be reached from here (${code ?? name})`;
}
