// Download My Data: fetched with the access token, then saved as a file (docs/data-export.md says why it is no link).
import { mutationOptions } from "@tanstack/react-query";
import { readHttpError } from "../../lib/http-error.ts";
import { callRaw } from "../../lib/http.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { settingsWords } from "./words.ts";

async function downloadData(): Promise<void> {
  const response = await callRaw("GET /api/me/export");
  if (!response.ok) throw await readHttpError(response);
  // Throws when the connection breaks off: half a file is never saved.
  const file = await response.blob();
  save(file, fileNameOf(response));
}

const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ??
  "luli-data.json";

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser keeps the file by itself from here on.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const downloadMutation = mutationOptions({
  mutationFn: downloadData,
  meta: { failure: () => ({ title: wordsOf(settingsWords).privacy.failed }) },
});
