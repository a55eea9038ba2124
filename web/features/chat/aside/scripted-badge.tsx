import { useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { asideWords } from "./words.ts";

const ScriptedDialog = lazyComponent(() =>
  import("./scripted-dialog.tsx").then((code) => code.ScriptedDialog),
);

/** Tells that the scripted model answers. */
export const ScriptedBadge = ({ puppyName }: { puppyName: string }) => {
  const { badge } = useWords(asideWords).scripted;
  const [isOpen, setOpen] = useState(false);
  const open = () => ScriptedDialog.open(() => setOpen(true));
  return (
    <>
      <button type="button" onClick={open} className="inline-flex min-h-11 items-center px-2">
        <span className="pill box-warn px-2.5 py-0.5 text-[13px] font-semibold">{badge}</span>
      </button>
      {isOpen && <ScriptedDialog puppyName={puppyName} onClose={() => setOpen(false)} />}
    </>
  );
};
