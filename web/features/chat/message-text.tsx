import { memo, type ReactNode } from "react";
import { type Block, type Inline, splitBlocks, splitInline, splitParagraphs } from "./rich-text.ts";

/** Text with line breaks and simple formatting. It renders to elements and never to markup. */
export const MessageText = ({ text, children }: { text: string; children?: ReactNode }) => (
  <span dir="auto" className="block whitespace-pre-wrap wrap-anywhere">
    {splitBlocks(text).map((block) => (
      <BlockOf key={block.at} block={block} />
    ))}
    {children}
  </span>
);

const LISTS = { bullets: "list-disc", numbers: "list-decimal" };

const BlockOf = ({ block }: { block: Block }) => {
  if (block.kind === "text") return <Paragraphs text={block.text} />;
  if (block.kind === "code")
    return (
      <code dir="ltr" className="message-code my-1.5 block overflow-x-auto p-2.5 text-[0.88em]">
        {block.text}
      </code>
    );
  const List = block.kind === "bullets" ? "ul" : "ol";
  return (
    <List className={`my-1 ${LISTS[block.kind]} ps-6`}>
      {block.items.map(({ text, number, at }) => (
        <li key={at} value={number || undefined}>
          <Words text={text} />
        </li>
      ))}
    </List>
  );
};

/** Each block is its own element, so that a growing text lays out only its last one. */
const Paragraphs = ({ text }: { text: string }) => {
  const paragraphs = splitParagraphs(text);
  const last = paragraphs.pop()!;
  return (
    <>
      {paragraphs.map((paragraph) => (
        <span key={paragraph.at} className="block">
          <Words text={paragraph.text} />
        </span>
      ))}
      <Words text={last.text} />
    </>
  );
};

const Words = memo(({ text }: { text: string }) =>
  splitInline(text).map((part) => <Part key={part.at} part={part} />),
);

const Part = ({ part }: { part: Inline }) => {
  switch (part.kind) {
    case "text":
      return part.text;
    case "action":
      return <em>{part.text}</em>;
    case "bold":
      return <strong>{part.text}</strong>;
    case "code":
      return <code className="message-code px-1 text-[0.9em]">{part.text}</code>;
    case "link":
      return (
        <a
          href={part.href}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-2"
        >
          {part.text}
        </a>
      );
  }
};
