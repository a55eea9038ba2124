import { Brain } from "lucide-react";
import { useWords } from "../../lib/words/words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { memoryWords } from "./words.ts";

export const MemoryLink = () => (
  <LinkButton to="/memory" kind="soft">
    <Icon of={Brain} />
    {useWords(memoryWords).open}
  </LinkButton>
);
