import { useMutation } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import Trash2 from "lucide-react/icons/trash-2";
import type { Memory } from "../../../shared/contracts/memory.ts";
import { formatDate } from "../../lib/format.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { FailureNote } from "../../ui/notes/failure-note.tsx";
import { Icon } from "../../ui/icons.tsx";
import { changeMutation, memoryFailure } from "./data.ts";
import { memoryWords } from "./words.ts";

type MemoryRowProps = { memory: Memory; onEdit: () => void; onForget: () => void };

export function MemoryRow({ memory, onEdit, onForget }: MemoryRowProps) {
  const words = useWords(memoryWords);
  const change = useMutation(changeMutation);
  const { id, is_pinned: isPinned, source } = memory;
  const handlePin = () => change.mutate({ id, change: { is_pinned: !isPinned } });
  const action = (name: string) => ({
    kind: "ghost" as const,
    className: "min-w-11 px-2.5",
    "aria-label": words.of(name, memory.words),
    title: name,
  });
  const pin = isPinned ? words.unpin : words.pin;
  return (
    <li className="flex items-start gap-x-4 gap-y-2 py-4 pr-3 pl-6 max-[560px]:flex-col max-[560px]:px-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{words.quote(memory.words)}</p>
        <p className="mt-1 text-sm text-ink-3 wrap-anywhere">
          {formatDate(memory.noted_at, { dateStyle: "medium" })}
          {" · "}
          {source === null ? words.edited : `${words.source} ${words.quote(source)}`}
        </p>
        {isPinned || memory.kind === "private" ? (
          <p className="mt-2 flex flex-wrap gap-2">
            {isPinned ? (
              <Chip tone="premium" size="sm">
                {words.pinned}
              </Chip>
            ) : null}
            {memory.kind === "private" ? <Chip size="sm">{words.private}</Chip> : null}
          </p>
        ) : null}
        <FailureNote failure={memoryFailure(change.error)} />
      </div>
      <div className="flex flex-none max-[560px]:-mb-1.5 max-[560px]:self-end">
        <Button {...action(pin)} aria-pressed={isPinned} onClick={handlePin}>
          <Icon of={isPinned ? PinOff : Pin} />
        </Button>
        <Button {...action(words.edit)} onClick={onEdit}>
          <Icon of={Pencil} />
        </Button>
        <Button {...action(words.forget)} onClick={onForget}>
          <Icon of={Trash2} />
        </Button>
      </div>
    </li>
  );
}
