import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { Icon, PawIcon } from "../../../ui/icons.tsx";

export type Tool = {
  label: string;
  icon: LucideIcon | "paw";
  isPressed?: boolean;
  onUse: () => void;
};

type ToolBarProps = {
  label: string;
  tools: readonly Tool[];
  /** The toolbar opens on the writer's side. */
  isMine: boolean;
  /** True when it was opened by keyboard or finger and not by a passing mouse. */
  isOpen: boolean;
  onClose: () => void;
};

/** The search covers this much of the list's top. */
const TAKEN_PX = 52;
/** The toolbar overlaps the message's edge by this much. */
const OVERLAP_PX = 12;

/** Places the toolbar above the message, or below it where it would leave the list's top. */
function place(bar: HTMLElement): void {
  const list = bar.closest("[role=log]")?.getBoundingClientRect();
  const message = bar.parentElement?.parentElement?.getBoundingClientRect();
  if (!list || !message) return;
  const above = OVERLAP_PX - bar.offsetHeight;
  const isOut = message.top + above < Math.max(0, list.top) + TAKEN_PX;
  const lowest = list.bottom - message.top - bar.offsetHeight;
  bar.style.top = `${isOut ? Math.min(message.height - OVERLAP_PX, lowest) : above}px`;
}

/** A toolbar with a single tab stop; arrows move from tool to tool. */
export function ToolBar({ label, tools, isMine, isOpen, onClose }: ToolBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bar.current) place(bar.current);
  }, []);
  useEffect(() => {
    if (isOpen) bar.current?.querySelector("button")?.focus();
  }, [isOpen]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement) + step;
    buttons.at(at % buttons.length)?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={handleKeyDown}
      className={`plate plate-high absolute z-10 flex max-w-full flex-wrap p-0.5 ${isMine ? "right-0" : "left-0 md:left-10"}`}
    >
      {tools.map(({ label: name, icon, isPressed, onUse }, at) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={isPressed}
          tabIndex={at === 0 ? 0 : -1}
          onClick={onUse}
          className="round-button hover:bg-sunken aria-pressed:text-(--bad-fg) md:size-10"
        >
          {icon === "paw" ? (
            <PawIcon className="size-4.5" />
          ) : (
            <Icon of={icon} className="size-4.5" />
          )}
        </button>
      ))}
    </div>
  );
}
