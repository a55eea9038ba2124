import BellShape from "lucide-react/icons/bell";
import X from "lucide-react/icons/x";
import { type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "../../../lib/create-store.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { CoinIcon, Icon } from "../../../ui/icons.tsx";
import { ToastFace } from "../../../ui/toast/toast-face.tsx";
import {
  keepToastsOf,
  type KeptToast,
  lastToasts,
  seeToasts,
} from "../../../ui/toast/toast-history.ts";
import { uiWords } from "../../../ui/words.ts";
import { bellWords } from "./words.ts";
import "./bell.css";

/** Lists the last toasts; a dot marks missed ones. */
export function Bell({ personId }: { personId: string }) {
  const words = useWords(bellWords);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => keepToastsOf(personId), [personId]);
  const toasts = useStore(lastToasts);
  const missed = toasts.filter(({ isMissed }) => isMissed).length;
  const handleBeforeToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === "open");
    seeToasts();
  };
  const handleToggle = ({ newState }: ToggleEvent) => {
    if (newState === "open") panel.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button bell"
        aria-label={missed > 0 ? `${words.title}, ${words.missed(missed)}` : words.title}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Icon of={BellShape} />
        {missed > 0 ? <i className="bell-dot" /> : null}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.title}
        tabIndex={-1}
        className="bell-panel"
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
      >
        {isOpen ? <Panel id={id} toasts={toasts} /> : null}
      </div>
    </>
  );
}

type PanelProps = { id: string; toasts: readonly KeptToast[] };

function Panel({ id, toasts }: PanelProps) {
  const words = useWords(bellWords);
  const { close } = useWords(uiWords);
  return (
    <>
      <div className="flex items-center justify-between pl-3">
        <h2 className="t-h3">{words.title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon of={X} />
        </button>
      </div>
      {toasts.length === 0 ? (
        <div className="grid justify-items-center gap-1 px-6 pt-1 pb-3.5 text-center">
          <img src="/faces/happy.svg" alt="" width={96} height={96} />
          <p className="toast-title">{words.none}</p>
          <p className="toast-text">{words.noneText}</p>
        </div>
      ) : (
        <ol className="lines-between">
          {toasts.map((toast) => (
            <Kept key={toast.id} {...toast} />
          ))}
        </ol>
      )}
    </>
  );
}

function Kept({ title, text, tone, coins, at }: KeptToast) {
  const now = useMinute();
  const { coinsWon } = useWords(uiWords);
  const language = useLanguage();
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return (
    <li className="bell-kept">
      <ToastFace tone={tone} />
      <div className="min-w-0 flex-1">
        <p className="toast-title">{title}</p>
        {text ? <p className="toast-text">{text}</p> : null}
        <time dateTime={at}>
          {formatDate(
            at,
            { ...(!isToday && { dateStyle: "medium" }), timeStyle: "short" },
            language,
          )}
        </time>
      </div>
      {coins ? (
        <p className="toast-coins box-warn num">
          <CoinIcon />
          <span aria-hidden="true">+{formatNumber(coins, language)}</span>
          <span className="sr-only">{coinsWon(coins)}</span>
        </p>
      ) : null}
    </li>
  );
}
