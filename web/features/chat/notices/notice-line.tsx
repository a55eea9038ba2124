import { useWords } from "../../../lib/words/words.ts";
import type { Notice } from "./notices.ts";
import { chatWords } from "../words.ts";

type NoticeLineProps = { notice: Notice; puppyName: string };

/** A notice in the conversation, as large as a message. */
export const NoticeLine = ({ notice, puppyName }: NoticeLineProps) => (
  <li className="notice mx-auto my-2 max-w-[34rem] px-4 py-2.5 text-center text-base text-balance text-ink md:text-[17px]">
    {useWords(chatWords).notice[notice](puppyName)}
  </li>
);
