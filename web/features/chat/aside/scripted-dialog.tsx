import { useWords } from "../../../lib/words/words.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { asideWords } from "./words.ts";

/** The command that the README gives. */
const WITH_OLLAMA = "ollama pull gemma3:4b && npm start";
const WITH_ANY = "OPENAI_BASE_URL=https://... OPENAI_API_KEY=... OPENAI_MODEL=... npm start";

type ScriptedDialogProps = { puppyName: string; onClose: () => void };

/** Explains that a script answers, and how to get a real model. */
export const ScriptedDialog = ({ puppyName, onClose }: ScriptedDialogProps) => {
  const words = useWords(asideWords).scripted;
  return (
    <Dialog onClose={onClose} title={words.title} text={words.text(puppyName)}>
      <Command line={WITH_OLLAMA} />
      <p className="my-3 text-ink-2">{words.orAny}</p>
      <Command line={WITH_ANY} />
    </Dialog>
  );
};

const Command = ({ line }: { line: string }) => (
  <code className="box block px-4 py-3 text-sm wrap-anywhere">{line}</code>
);
