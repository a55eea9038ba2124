// Which language a message is in: learned as its kind is (hearing/), and where that is not sure, what the page speaks.
import { listen } from "../hearing/listen.ts";
import type { Spoken } from "../memory/lines.ts";
import type { Context } from "./context.ts";

/** Languages share short words: "ok" and "pizza" say nothing of the speaker. */
const SURE = 0.98;
/** A name may be of any language. */
const NAMES = /(?<=\S\s+)\p{Lu}\p{L}*/gu;

export function languageOf({ text, page }: Pick<Context, "text" | "page">): Spoken {
  if (/[぀-ヿ]/u.test(text)) return "ja";
  if (!/\S\s+\S/u.test(text)) return page;
  const heard = [...listen("languages", text.replace(NAMES, ""))];
  return (heard.find(([, likely]) => likely > SURE)?.[0] as Spoken | undefined) ?? page;
}
