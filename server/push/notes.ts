// The push message of a quiet evening. It never says that Luli misses someone or that something ends tonight.
import type { PushNote } from "../../shared/contracts/push.ts";
import { inEveryLanguage } from "../../languages/server.ts";

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly push: PushNote;
  }
}

export const NOTES = inEveryLanguage("push", {
  title: "Luli says hi",
  body: "Want to tell Luli one small thing about your day?",
  path: "/chat",
});
