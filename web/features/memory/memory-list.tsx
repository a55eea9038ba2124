import { useQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { type ComponentProps, useDeferredValue, useState } from "react";
import type { Memory } from "../../../shared/contracts/memory.ts";
import { SEARCH_LENGTH } from "../../../shared/contracts/text.ts";
import { configQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { DoneNote } from "../../ui/notes/done-note.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { memoriesQuery } from "./data.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { FoundMemories } from "./found-memories.tsx";
import { memoryWords } from "./words.ts";

/** A shorter list is read faster than searched. */
const SEARCHED_FROM = 10;

type Asked = { to: "edit" | "forget"; memory: Memory } | { to: "forget_all" } | null;

export function MemoryList() {
  const words = useWords(memoryWords);
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<Asked>(null);
  const shown = useDeferredValue(search);
  const { total } = useSuspenseInfiniteQuery(memoriesQuery("")).data.pages[0]!;
  const close = () => setAsked(null);
  const [done, setDone] = useState<ComponentProps<typeof DoneNote>["done"]>(null);
  const isPaused = useQuery(configQuery).data?.off.includes("memory") ?? false;
  if (total === 0)
    return (
      <>
        <DoneNote done={done} />
        <section className="card p-6">
          <h2 className="t-h3">{words.nothing.title}</h2>
          <p className="mt-1.5 mb-4 text-ink-2">{isPaused ? words.paused : words.nothing.text}</p>
          <LinkButton to="/chat">{words.nothing.action}</LinkButton>
        </section>
      </>
    );
  return (
    <section aria-labelledby="memories-count">
      {isPaused ? <p className="mb-4 text-ink-2">{words.paused}</p> : null}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="memories-count" className="t-h3">
          {words.count(total)}
        </h2>
        <Button kind="danger" size="sm" onClick={() => setAsked({ to: "forget_all" })}>
          {words.forgettingAll.open}
        </Button>
      </div>
      <DoneNote done={done} />
      {total >= SEARCHED_FROM ? (
        <SearchField label={words.search} maxLength={SEARCH_LENGTH} onSearch={setSearch} />
      ) : null}
      <div aria-busy={shown !== search} className={shown === search ? "" : "opacity-60"}>
        <Boundary pending={<Skeleton rows={[88, 88, 88]} />}>
          <FoundMemories search={shown} onAsk={(to, memory) => setAsked({ to, memory })} />
        </Boundary>
      </div>
      {asked?.to === "edit" ? <EditDialog memory={asked.memory} onClose={close} /> : null}
      {asked?.to === "forget" || asked?.to === "forget_all" ? (
        <ForgetDialog
          memory={asked.to === "forget" ? asked.memory : null}
          onClose={close}
          onForgotten={setDone}
        />
      ) : null}
    </section>
  );
}
