import { useWords } from "../../../lib/words/words.ts";
import { Chip } from "../../../ui/chip.tsx";
import { puppyWords } from "./words.ts";

/** Tells that Luli is an AI where she is first seen. */
export function KindChip({ className = "" }: { className?: string }) {
  const { kind } = useWords(puppyWords);
  return (
    <Chip tone="paper" className={className}>
      {kind}
    </Chip>
  );
}
