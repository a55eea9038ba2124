import { Brain } from "lucide-react";
import { useWords } from "../../lib/words/words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icons.tsx";
import { memoryWords } from "./words.ts";

/** Links from the settings to the memories. */
export function MemoryCard() {
  const words = useWords(memoryWords);
  return (
    <Card as="section" className="p-6" aria-labelledby="memory-title">
      <h2 id="memory-title" className="t-h3 mb-4">
        {words.memory}
      </h2>
      <LinkButton to="/memory" kind="soft" className="max-[480px]:w-full">
        <Icon of={Brain} />
        {words.open}
      </LinkButton>
    </Card>
  );
}
