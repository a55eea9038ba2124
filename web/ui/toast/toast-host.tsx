import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { Button } from "../button.tsx";
import { CoinIcon, Icon } from "../icons.tsx";
import { uiWords } from "../words.ts";
import { ToastFace } from "./toast-face.tsx";
import { idOf, keepToast, missToast } from "./toast-history.ts";
import { keepPlaced } from "./toast-place.ts";
import { takeToasts, type ToastMessage, waitingToasts } from "./toast-queue.ts";

const ERROR_MS = 8000;
const OTHER_MS = 5000;
const UNDO_MS = 15_000;

function durationOf({ action, tone }: ToastMessage): number {
  if (action) return tone === "success" ? UNDO_MS : Number.POSITIVE_INFINITY;
  return tone === "error" ? ERROR_MS : OTHER_MS;
}

function show(message: ToastMessage) {
  const shown = idOf(message);
  keepToast(message);
  toast.custom((id) => <Toast {...message} onClose={() => toast.dismiss(id)} />, {
    duration: durationOf(message),
    // The same message again renews its toast instead of adding one.
    id: shown,
    onAutoClose: () => missToast(shown),
  });
}

/** The breakpoint of the navigation. */
const DESKTOP_FROM_PX = 821;
/** The default place, until a toast can be measured (toast-place.ts). */
const EDGE = "var(--toast-edge, 8px)";
const PLACE = {
  left: "var(--toast-left, 8px)",
  width: "var(--toast-width, min(356px, 100vw - 16px))",
};

export function ToastHost() {
  const [isDesktop] = useState(() => window.innerWidth >= DESKTOP_FROM_PX);
  useEffect(() => {
    const showWaiting = () => takeToasts().forEach(show);
    showWaiting();
    return waitingToasts.subscribe(showWaiting);
  }, []);
  return (
    <Toaster
      position={isDesktop ? "bottom-left" : "top-left"}
      mobileOffset={0}
      style={{ ...PLACE, [isDesktop ? "bottom" : "top"]: EDGE }}
      toastOptions={{ unstyled: true, className: "toast-room" }}
    />
  );
}

function Toast({
  title,
  text,
  tone,
  coins,
  action,
  onClose,
}: ToastMessage & { onClose: () => void }) {
  const words = useWords(uiWords);
  const language = useLanguage();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => keepPlaced(own.current!), []);
  return (
    <div ref={own} className={`toast toast-${tone}`} role={tone === "error" ? "alert" : "status"}>
      <ToastFace tone={tone} />
      <div className="min-w-0">
        <p className="toast-title">{title}</p>
        {text ? <p className="toast-text">{text}</p> : null}
      </div>
      {coins ? (
        <p className="toast-coins box-warn num">
          <CoinIcon />
          <span aria-hidden="true">+{formatNumber(coins, language)}</span>
          <span className="sr-only">{words.coinsWon(coins)}</span>
        </p>
      ) : null}
      {action ? (
        <Button
          kind="soft"
          size="sm"
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <button type="button" className="toast-close" aria-label={words.close} onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}
