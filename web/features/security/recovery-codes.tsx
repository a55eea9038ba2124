import { useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { tellFailure } from "../../ui/lazy-component.ts";
import { securityWords } from "./words.ts";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = useWords(securityWords).app.codes;
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = () =>
    void navigator.clipboard.writeText(codes.join("\n")).then(() => setIsCopied(true), tellFailure);
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 font-mono text-[15px]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 max-[480px]:*:grow">
        <Button onClick={onDone}>{words.done}</Button>
        <Button kind="soft" onClick={handleCopy}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
    </>
  );
}
