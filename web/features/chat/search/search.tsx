import { Search as Glass, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_LENGTH } from "../../../../shared/contracts/text.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Found } from "./found.tsx";
import { LookBack } from "./look-back.tsx";
import { searchWords } from "./words.ts";

const WEEK_MS = 7 * 24 * 60 * 60_000;

export type SearchProps = { puppyName: string; avatarSrc: string };

/** A button over the conversation, and what it opens in its place. */
export const Search = (props: SearchProps) => {
  const words = useWords(searchWords);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={words.open}
        title={words.open}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="absolute top-2 right-2 z-1 grid size-11 place-items-center rounded-full bg-surface/85 text-ink-3 hover:text-ink"
      >
        <Icon of={Glass} className="size-5" />
      </button>
      {isOpen && <Panel {...props} onClose={close} />}
    </>
  );
};

const Panel = ({ puppyName, avatarSrc, onClose }: SearchProps & { onClose: () => void }) => {
  const words = useWords(searchWords);
  const [search, setSearch] = useState("");
  /** From when on one reads. */
  const [since, setSince] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  });
  useEffect(() => {
    const own = panel.current;
    own?.querySelector("input")?.focus();
    own?.addEventListener("keydown", handleKey);
    return () => own?.removeEventListener("keydown", handleKey);
  }, []);
  const [today] = useState(() => new Date().toLocaleDateString("sv"));
  const goTo = (at: string) => {
    setSince(at);
    setSearch("");
  };
  const handleDay = (day: string) => {
    const at = new Date(`${day}T00:00`);
    if (!Number.isNaN(at.getTime())) goTo(at.toISOString());
  };
  return (
    <div
      ref={panel}
      role="search"
      className="absolute inset-0 z-20 flex flex-col rounded-t-lg bg-surface"
    >
      <div className="flex flex-wrap items-end gap-2 border-b border-line px-4 pt-3 pb-3">
        <div className="min-w-40 flex-1">
          <SearchField label={words.label} maxLength={SEARCH_LENGTH} onSearch={setSearch} />
        </div>
        <Button
          kind="soft"
          size="sm"
          onClick={() => goTo(new Date(Date.now() - WEEK_MS).toISOString())}
        >
          {words.lastWeek}
        </Button>
        <label className="text-[14px] font-semibold text-ink-2">
          {words.day}
          <input
            type="date"
            max={today}
            onChange={({ target }) => handleDay(target.value)}
            className="block h-11 rounded-md bg-sunken px-3 text-ink"
          />
        </label>
        <button
          type="button"
          aria-label={words.close}
          title={words.close}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-full text-ink-2 hover:text-ink"
        >
          <Icon of={X} className="size-5" />
        </button>
      </div>
      {since !== null && search === "" ? (
        <LookBack key={since} since={since} puppyName={puppyName} avatarSrc={avatarSrc} />
      ) : (
        <Found search={search} puppyName={puppyName} onChoose={goTo} />
      )}
    </div>
  );
};
