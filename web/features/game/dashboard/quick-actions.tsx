import { useWords } from "../../../lib/words/words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { dashboardWords } from "./words.tsx";

export function QuickActions() {
  const words = useWords(dashboardWords).actions;
  return (
    <Section title={words.title} headClassName="mb-2 md:mb-3">
      <ul className="flex flex-wrap gap-2 *:grow md:gap-3">
        {(["chat", "universe", "store"] as const).map((page) => (
          <li key={page}>
            <LinkButton to={`/${page}`} kind="soft" className="w-full">
              {words[page]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
