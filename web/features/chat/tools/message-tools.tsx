import { useMutation } from "@tanstack/react-query";
import {
  BookmarkPlus,
  Copy,
  Ellipsis,
  Flag,
  Heart,
  History,
  Pencil,
  RefreshCw,
  Volume2,
} from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Reaction } from "../../../../shared/contracts/chat.ts";
import { isVetted } from "../../../../shared/rules/help.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Icon, PawIcon } from "../../../ui/icons.tsx";
import { late } from "../../../ui/late.ts";
import { showToast } from "../../../ui/toast/toast.tsx";
import type { Turn } from "../conversation/conversation.ts";
import { reportWords } from "../report/words.ts";
import type { MessageActions } from "./actions.ts";
import { reactMutation, rememberMutation } from "./data.ts";
import { type Tool, ToolBar } from "./tool-bar.tsx";
import { useReach } from "./use-reach.ts";
import { toolWords } from "./words.ts";

const ReportDialog = late(() =>
  import("../report/report-dialog.tsx").then((code) => code.ReportDialog),
);
const EarlierDialog = late(() => import("./earlier-dialog.tsx").then((code) => code.EarlierDialog));

type MessageToolsProps = {
  turn: Turn;
  isMine: boolean;
  puppyName: string;
  actions: MessageActions;
};

/** What one can do with a message: beside it, where it is reached for. */
export const MessageTools = ({ turn, isMine, puppyName, actions }: MessageToolsProps) => {
  const words = useWords(toolWords);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { reach, open, close } = useReach(anchor);
  const [dialog, setDialog] = useState<"report" | "earlier" | null>(null);
  const isLast = actions.lastId === turn.id;
  const handleClose = () => {
    close();
    trigger.current?.focus();
  };
  const tools = useTools({ turn, isMine, puppyName, actions, isLast, onDialog: setDialog });
  const used = tools.map((tool) => ({
    ...tool,
    onUse: () => {
      tool.onUse();
      close();
    },
  }));
  return (
    <div ref={anchor} className={`flex items-center ${isMine ? "-order-1" : ""}`}>
      {turn.reaction && !isMine && <Given reaction={turn.reaction} />}
      <button
        ref={trigger}
        type="button"
        aria-label={words.open}
        aria-expanded={reach === "open"}
        // One stop for the keyboard: the newest. Arrows go from message to message.
        tabIndex={isLast && (!isMine || turn.reply === null) ? 0 : -1}
        onKeyDown={goToNeighbour}
        data-tools
        onClick={open}
        className={`grid size-11 shrink-0 place-items-center rounded-full text-ink-3 group-hover:opacity-100 focus-visible:opacity-100 hover:text-ink [@media(hover:hover)]:not-group-hover:not-focus-visible:opacity-0 ${isLast && !isMine ? "-ml-2" : "max-md:not-focus-visible:sr-only"}`}
      >
        <Icon of={Ellipsis} className="size-5" />
      </button>
      {reach !== "away" && (
        <ToolBar
          label={words.open}
          tools={used}
          isMine={isMine}
          isOpen={reach === "open"}
          onClose={handleClose}
        />
      )}
      {dialog === "report" && <ReportDialog chatId={turn.id} onClose={() => setDialog(null)} />}
      {dialog === "earlier" && <EarlierDialog chatId={turn.id} onClose={() => setDialog(null)} />}
    </div>
  );
};

function goToNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const log = event.currentTarget.closest('[role="log"]');
  if (step === undefined || !log) return;
  event.preventDefault();
  const all = [...log.querySelectorAll<HTMLButtonElement>("[data-tools]")];
  all[all.indexOf(event.currentTarget) + step]?.focus();
}

type ToolsGiven = MessageToolsProps & {
  isLast: boolean;
  onDialog: (dialog: "report" | "earlier") => void;
};

function useTools({ turn, isMine, puppyName, actions, isLast, onDialog }: ToolsGiven): Tool[] {
  const words = useWords(toolWords);
  const { title: report } = useWords(reportWords);
  const { mutate: react } = useMutation(reactMutation);
  const { mutate: remember } = useMutation(rememberMutation(puppyName));
  const { id, message, reply, reaction, isRevised, help } = turn;
  const text = (isMine ? message : reply) ?? "";
  const copy: Tool = {
    label: words.copy,
    icon: Copy,
    onUse: () =>
      void navigator.clipboard.writeText(text).then(
        () => showToast({ title: words.copied, tone: "success" }),
        () => showToast({ title: words.notCopied, tone: "error" }),
      ),
  };
  // Where words were chosen with care for somebody in need, they stand.
  const canRevise = isLast && !actions.isBusy && help === null;
  if (isMine)
    return [
      copy,
      {
        label: words.remember,
        icon: BookmarkPlus,
        onUse: () =>
          remember(id, {
            onSuccess: () => showToast({ title: words.remembered(puppyName), tone: "success" }),
          }),
      },
      ...(canRevise ? [{ label: words.edit, icon: Pencil, onUse: () => actions.onEdit(id) }] : []),
    ];
  const give = (kind: Reaction): Tool => ({
    label: words[kind],
    icon: kind === "paw" ? "paw" : Heart,
    isPressed: reaction === kind,
    onUse: () => react({ id, reaction: reaction === kind ? null : kind, before: reaction }),
  });
  const show = (which: "report" | "earlier", part: { open: (onHere: () => void) => void }) => () =>
    part.open(() => onDialog(which));
  const { onAloud } = actions;
  return [
    ...(isVetted(help) ? [] : [give("paw"), give("heart")]),
    copy,
    ...(onAloud ? [{ label: words.aloud, icon: Volume2, onUse: () => onAloud(text) }] : []),
    ...(canRevise
      ? [{ label: words.again(puppyName), icon: RefreshCw, onUse: () => actions.onAgain(id) }]
      : []),
    ...(isRevised
      ? [{ label: words.earlier, icon: History, onUse: show("earlier", EarlierDialog) }]
      : []),
    { label: report, icon: Flag, onUse: show("report", ReportDialog) },
  ];
}

/** On the corner of the bubble. */
const Given = ({ reaction }: { reaction: Reaction }) => {
  const words = useWords(toolWords);
  return (
    <span
      role="img"
      aria-label={words.gave[reaction]}
      className="z-1 mb-[-10px] -ml-6 grid size-7 shrink-0 place-items-center self-end rounded-full bg-surface text-(--bad-fg) shadow-2 ring-1 ring-line"
    >
      {reaction === "paw" ? (
        <PawIcon className="size-3.5" />
      ) : (
        <Heart aria-hidden className="size-3.5 fill-current" strokeWidth={2.4} />
      )}
    </span>
  );
};
