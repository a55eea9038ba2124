import ArrowLeft from "lucide-react/icons/arrow-left";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Glass from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Chat } from "../../../../shared/contracts/chat.ts";
import { SEARCH_LENGTH } from "../../../../shared/contracts/text.ts";
import { WEEK_MS } from "../../../../shared/rules/days.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { Icon } from "../../../ui/icons.tsx";
import type { Speakers } from "../message.tsx";
import type { MessageActions } from "../tools/actions.ts";
import { Found } from "./found.tsx";
import { LookBack } from "./look-back.tsx";
import { searchWords } from "./words.ts";
import "./search.css";

type OpenerProps = Speakers & {
  actions: MessageActions;
  /** True when the conversation is more than a week old. */
  isOld: boolean;
};

const lastWeek = () => new Date(Date.now() - WEEK_MS).toISOString();

const ROUND = "round-button round-button-faint round-button-above absolute top-0.5 z-1";

/** The buttons over the conversation, and the panel that they open in its place. */
export const Search = ({ isOld, ...props }: OpenerProps) => {
  const words = useWords(searchWords);
  const [opened, setOpened] = useState<{ since: string | null } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = (event: MouseEvent<HTMLButtonElement>, since: string | null) => {
    opener.current = event.currentTarget;
    setOpened({ since });
  };
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  return (
    <>
      {isOld && (
        <button
          type="button"
          aria-label={words.lastWeek}
          title={words.lastWeek}
          aria-expanded={opened !== null}
          onClick={(event) => open(event, lastWeek())}
          className={`${ROUND} right-14`}
        >
          <Icon of={CalendarClock} className="size-5" />
        </button>
      )}
      <button
        type="button"
        aria-label={words.open}
        title={words.open}
        aria-expanded={opened !== null}
        onClick={(event) => open(event, null)}
        className={`${ROUND} right-2`}
      >
        <Icon of={Glass} className="size-5" />
      </button>
      {opened && <Panel {...props} from={opened.since} onClose={close} />}
    </>
  );
};

type PanelProps = Omit<OpenerProps, "isOld"> & { from: string | null; onClose: () => void };

/** The moment to read from, the chosen result, and the search that led to it. */
type Reading = { since: string; foundId: string | null; search: string };

const Panel = ({ from, onClose, ...rest }: PanelProps) => {
  const words = useWords(searchWords);
  const [search, setSearch] = useState("");
  const [reading, setReading] = useState<Reading | null>(
    from === null ? null : { since: from, foundId: null, search: "" },
  );
  const isReading = reading?.search === search;
  const hasResults = isReading && search !== "";
  // The way back takes their row on a phone.
  const onPhone = hasResults ? "max-[640px]:hidden" : "max-[640px]:order-2";
  const panel = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLElement>(null);
  const handleKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // Escape closes the tools of a message first.
    if (key === "Escape" && !(target as Element).closest("[role=toolbar]")) onClose();
  });
  useEffect(() => {
    const own = panel.current;
    const first = own?.querySelector<HTMLElement>("[role=log]") ?? own?.querySelector("input");
    first?.focus();
    own?.addEventListener("keydown", handleKey);
    return () => own?.removeEventListener("keydown", handleKey);
  }, []);
  const [today] = useState(() => new Date().toLocaleDateString("sv"));
  const goTo = (since: string, foundId: string | null = null) =>
    setReading({ since, foundId, search });
  const handleChoose = ({ id, created_at: at }: Chat, result: HTMLElement) => {
    chosen.current = result;
    goTo(at, id);
  };
  const handleBack = () => {
    flushSync(() => setReading(null));
    const { current: place } = chosen;
    const first = panel.current?.querySelector<HTMLElement>(".found");
    (place?.isConnected ? place : first)?.focus();
  };
  const handleSearch = (next: string) => {
    setSearch(next);
    setReading((before) => (before?.search && before.search !== next ? null : before));
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
      <div className="flex flex-wrap items-end gap-2 border-b border-line px-4 py-3">
        <div className="min-w-40 flex-1 max-[640px]:min-w-[calc(100%-52px)]">
          <SearchField label={words.label} maxLength={SEARCH_LENGTH} onSearch={handleSearch} />
        </div>
        <Button kind="soft" size="sm" className={onPhone} onClick={() => goTo(lastWeek())}>
          {words.lastWeek}
        </Button>
        <label className={`text-[14px] font-semibold text-ink-2 ${onPhone}`}>
          {words.day}
          <input
            type="date"
            max={today}
            onChange={({ target }) => handleDay(target.value)}
            className="box block h-11 px-3 text-ink"
          />
        </label>
        <button
          type="button"
          aria-label={words.close}
          title={words.close}
          onClick={onClose}
          className="round-button max-[640px]:order-1"
        >
          <Icon of={X} className="size-5" />
        </button>
      </div>
      {hasResults && (
        <p className="px-2 pt-2">
          <Button kind="ghost" size="sm" onClick={handleBack}>
            <Icon of={ArrowLeft} className="size-5" />
            {words.results}
          </Button>
        </p>
      )}
      {isReading && <LookBack key={`${reading.since} ${reading.foundId}`} {...reading} {...rest} />}
      {/* The results stay mounted for the way back. */}
      <Found search={search} isHidden={isReading} onChoose={handleChoose} />
    </div>
  );
};
