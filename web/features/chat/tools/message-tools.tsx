import { useMutation } from "@tanstack/react-query";
import BookmarkPlus from "lucide-react/icons/bookmark-plus";
import Copy from "lucide-react/icons/copy";
import Flag from "lucide-react/icons/flag";
import Heart from "lucide-react/icons/heart";
import History from "lucide-react/icons/history";
import Pencil from "lucide-react/icons/pencil";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Volume2 from "lucide-react/icons/volume-2";
import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Reaction } from "../../../../shared/rules/chat-marks.ts";
import { isVetted } from "../../../../shared/rules/help.ts";
import { useWords } from "../../../lib/words/words.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { showToast } from "../../../ui/toast/toast.tsx";
import type { Turn } from "../conversation/conversation.ts";
import type { UiMessage } from "../conversation/messages.ts";
import { reportWords } from "../report/words.ts";
import { chatWords } from "../words.ts";
import { type MessageActions, reached } from "./actions.ts";
import { reactMutation, rememberMutation } from "./data.ts";
import { type Tool, ToolBar } from "./tool-bar.tsx";
import { useReach } from "./use-reach.ts";
import { toolWords } from "./words.ts";

const ReportDialog = lazyComponent(() =>
  import("../report/report-dialog.tsx").then((code) => code.ReportDialog),
);
const EarlierDialog = lazyComponent(() =>
  import("./earlier-dialog.tsx").then((code) => code.EarlierDialog),
);

type MessageToolsProps = {
  list: RefObject<HTMLElement | null>;
  messages: readonly UiMessage[];
  puppyName: string;
  actions: MessageActions;
};

type DialogOf = { kind: "report" | "earlier"; chatId: string };

/** The toolbar of the message that is hovered or opened. */
export const MessageTools = ({ list, messages, puppyName, actions }: MessageToolsProps) => {
  const { tools: label } = useWords(chatWords);
  const reach = useReach(list);
  const [dialog, setDialog] = useState<DialogOf | null>(null);
  const place = reach?.place;
  const isOpen = reach?.how === "open";
  const message = place && messages.find(({ id }) => id === place.dataset.toolsOf);
  useEffect(() => {
    const button = isOpen ? place?.querySelector("button") : null;
    button?.setAttribute("aria-expanded", "true");
    return () => button?.setAttribute("aria-expanded", "false");
  }, [place, isOpen]);
  const handleClose = () => {
    reached.set(null);
    place?.querySelector("button")?.focus();
  };
  return (
    <>
      {message?.turn &&
        createPortal(
          <ToolsOf
            key={message.id}
            turn={message.turn}
            isMine={message.sender === "user"}
            puppyName={puppyName}
            actions={actions}
            label={label}
            isOpen={isOpen}
            onClose={handleClose}
            onDialog={setDialog}
          />,
          place!,
        )}
      {dialog?.kind === "report" && (
        <ReportDialog chatId={dialog.chatId} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === "earlier" && (
        <EarlierDialog chatId={dialog.chatId} onClose={() => setDialog(null)} />
      )}
    </>
  );
};

type ToolsOfProps = MessageToolsInput & { label: string; isOpen: boolean; onClose: () => void };

const ToolsOf = ({ label, isOpen, onClose, ...input }: ToolsOfProps) => {
  const tools = useTools(input).map((tool) => ({
    ...tool,
    onUse: () => {
      tool.onUse();
      reached.set(null);
    },
  }));
  return (
    <ToolBar label={label} tools={tools} isMine={input.isMine} isOpen={isOpen} onClose={onClose} />
  );
};

type MessageToolsInput = {
  turn: Turn;
  isMine: boolean;
  puppyName: string;
  actions: MessageActions;
  onDialog: (dialog: DialogOf) => void;
};

function useTools({ turn, isMine, puppyName, actions, onDialog }: MessageToolsInput): Tool[] {
  const words = useWords(toolWords);
  const { title: report } = useWords(reportWords);
  const { mutate: react } = useMutation(reactMutation);
  const { mutate: remember } = useMutation(rememberMutation(puppyName));
  const { id, message, reply, help } = turn;
  const { reaction = null, is_revised: isRevised } = turn.stored;
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
  // A vetted answer to a person in need cannot be revised.
  const canRevise = actions.lastId === id && !actions.isBusy && help === null;
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
  const show = (kind: DialogOf["kind"], part: { open: (onHere: () => void) => void }) => () =>
    part.open(() => onDialog({ kind, chatId: id }));
  const { onAloud } = actions;
  return [
    ...(isVetted(help) ? [] : [give("paw"), give("heart")]),
    copy,
    ...(onAloud ? [{ label: words.aloud, icon: Volume2, onUse: () => onAloud(id, text) }] : []),
    ...(canRevise
      ? [{ label: words.again, icon: RefreshCw, onUse: () => actions.onAgain(id) }]
      : []),
    ...(isRevised
      ? [{ label: words.earlier, icon: History, onUse: show("earlier", EarlierDialog) }]
      : []),
    { label: report, icon: Flag, onUse: show("report", ReportDialog) },
  ];
}
