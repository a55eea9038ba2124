import { useWords } from "../../../lib/words/words.ts";
import { Chip } from "../../../ui/chip.tsx";
import { puppyWords } from "./words.ts";

/** That this is an AI, where Luli is first seen. */
export function KindChip({ className = "" }: { className?: string }) {
  const { kind } = useWords(puppyWords);
  return (
    <Chip tone="paper" className={className}>
      {kind}
    </Chip>
  );
}
