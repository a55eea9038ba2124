import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { Memory } from "../../../shared/contracts/memory.ts";
import { useWords } from "../../lib/words/words.ts";
import { MoreButton } from "../../ui/list/more-button.tsx";
import { memoriesQuery } from "./data.ts";
import { MemoryRow } from "./memory-row.tsx";
import { memoryWords } from "./words.ts";

type FoundMemoriesProps = {
  search: string;
  onAsk: (to: "edit" | "forget", memory: Memory) => void;
};

export function FoundMemories({ search, onAsk }: FoundMemoriesProps) {
  const words = useWords(memoryWords);
  const list = useSuspenseInfiniteQuery(memoriesQuery(search));
  const memories = list.data.pages.flatMap((page) => page.memories);
  return (
    <>
      <p role="status" className={memories.length > 0 ? "sr-only" : "card mt-4 p-6 text-ink-2"}>
        {memories.length > 0 ? words.count(memories.length) : words.notFound}
      </p>
      {memories.length > 0 ? (
        <ul className="card lines-between mt-4 py-1">
          {memories.map((memory) => (
            <MemoryRow
              key={memory.id}
              memory={memory}
              onEdit={() => onAsk("edit", memory)}
              onForget={() => onAsk("forget", memory)}
            />
          ))}
        </ul>
      ) : null}
      <MoreButton list={list} words={words} />
    </>
  );
}
