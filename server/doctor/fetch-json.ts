// Asks an address, and says in a sentence why it gives no answer, or none in JSON.
import { StartError } from "../platform/start-error.ts";

const PATIENCE_MS = 8_000;

export const fetchJson = (address: string, variable: string): Promise<Record<string, unknown>> =>
  reach(address, variable, async (answer) => {
    const { origin } = new URL(answer.url);
    if (!address.startsWith(`${origin}/`))
      throw new StartError(
        `${address} (${variable}) redirects to ${origin}: set ${variable} to that address.`,
      );
    if (!answer.ok) throw new StartError(`${address} (${variable}) answers with ${answer.status}.`);
    return (await answer.json()) as Record<string, unknown>;
  });

export async function reach<Read>(
  address: string,
  variable: string,
  read: (answer: Response) => Promise<Read>,
): Promise<Read> {
  try {
    return await read(await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }));
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
