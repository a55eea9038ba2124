import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { encode } from "uqr";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf, turnOnMutation } from "./data.ts";
import { securityWords } from "./words.ts";

type ScanFormProps = { totpURI: string; onDone: () => void };

const NONE = {};

/** Shows the key for the app and asks for its first code. */
export function ScanForm({ totpURI, onDone }: ScanFormProps) {
  const words = useWords(securityWords).app;
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState<object>(NONE);
  const turnOn = useMutation(turnOnMutation);
  const refused = fieldOf(turnOn.error) === "code" ? turnOn.error?.message : undefined;
  const problem = missing !== NONE ? words.noCode : refused;
  const key = new URL(totpURI).searchParams.get("secret") ?? "";

  const handleSubmit = () => {
    setMissing(code.trim() === "" ? { code } : NONE);
    if (code.trim() !== "" && !turnOn.isPending) turnOn.mutate(code, { onSuccess: onDone });
  };

  return (
    <Form
      problems={missing !== NONE ? missing : (turnOn.error ?? NONE)}
      onSubmit={handleSubmit}
      className="grid gap-4"
    >
      <QrCode text={totpURI} label={words.qr} />
      <p className="text-[15px] text-ink-2">
        {words.key} {/* On a phone the app itself may answer. */}
        <a className="text-link font-mono wrap-anywhere" href={totpURI}>
          {key.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </a>
      </p>
      <Field
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        error={problem}
        onChange={setCode}
      />
      <Button type="submit" busy={turnOn.isPending && words.busy}>
        {words.confirm}
      </Button>
    </Form>
  );
}

/** The code is dark on light in both themes: cameras need it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-[220px] rounded-md"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dots.join("")} />
    </svg>
  );
}
