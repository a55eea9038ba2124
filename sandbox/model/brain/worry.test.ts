import { expect, test } from "vitest";
import { reply } from "./reply.ts";

test("a message that worries the server is answered plainly, and with a question", () => {
  const system = {
    role: "system" as const,
    content: "Answer plainly and gently, without play, and ask whether they are all right.",
  };
  const said = reply([
    { role: "user", content: "don't think there's a tomorrow for me pup" },
    system,
  ]);
  expect(said).toMatch(/\?$/);
  expect(said).not.toMatch(/\*|\u{1f43e}/u);
});
