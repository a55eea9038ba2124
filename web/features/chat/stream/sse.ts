// Reads an event stream as it comes, in whatever pieces the network cuts it into, and hands out the payload of every data line.
// eventsource-parser does not fit: it waits for the blank line after an event, joins data lines, and drops a last event that nothing
// follows, where model servers end with any of these.

type SseParser = {
  /** Returns the payloads of the lines that these bytes complete. */
  push: (bytes: Uint8Array) => string[];
  /** Returns the payload of a last line without a line break. */
  end: () => string[];
};

export const createSseParser = (): SseParser => {
  const decoder = new TextDecoder();
  let rest = "";

  /** An LF that comes apart from its CR ends a blank line, which says nothing. */
  const take = (text: string): string[] => {
    const lines = text.split(/\r\n|\r|\n/);
    lines[0] = rest + lines[0];
    rest = lines.pop()!;
    return lines.flatMap(payloadOf);
  };

  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end: () => {
      const payloads = take(decoder.decode());
      const last = payloadOf(rest);
      rest = "";
      return [...payloads, ...last];
    },
  };
};

/** Comments, blank lines and other fields carry nothing for us. */
const payloadOf = (line: string): string[] => {
  if (!line.startsWith("data:")) return [];
  return [line.startsWith("data: ") ? line.slice(6) : line.slice(5)];
};

/** The time that a finished reply may take to close. */
const CLOSING_MS = 2000;

/** Leaving the loop early releases the connection. */
export async function* readSse(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const parser = createSseParser();
  let isAtEnd = false;
  try {
    while (!isAtEnd) {
      const chunk = await reader.read();
      isAtEnd = chunk.done;
      yield* chunk.done ? parser.end() : parser.push(chunk.value);
    }
  } finally {
    if (isAtEnd) reader.releaseLock();
    else void readOut(reader);
  }
}

/** Reads a finished reply to its end: browsers log a cancelled request as failed. A stream that does not end is cut. */
async function readOut(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), CLOSING_MS);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection is broken already, so there is nothing to release.
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}
