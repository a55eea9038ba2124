import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { configQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNote } from "../../ui/notes/failure-note.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { deviceQuery, turnOffMutation, turnOnMutation } from "./data.ts";
import { pushWords } from "./words.ts";

type PushRowProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** The switch for push messages: on for the person, and whether this browser takes part. */
export function PushRow({ isOn, onChange }: PushRowProps) {
  const words = useWords(pushWords);
  const client = useQueryClient();
  const { data: config } = useQuery(configQuery);
  const publicKey = config?.vapid_public_key ?? null;
  const query = deviceQuery(publicKey);
  const { data: device } = useQuery(query);
  const setDevice = (next: typeof device) => client.setQueryData(query.queryKey, next);
  const on = useMutation({
    ...turnOnMutation(publicKey),
    onSuccess: (next) => {
      setDevice(next);
      if (next === "on") onChange(true);
    },
  });
  const off = useMutation({
    ...turnOffMutation,
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const handleChange = (next: boolean) => {
    if (next) return on.mutate();
    onChange(false);
    off.mutate();
  };
  // Switching off works in every browser, switching on only where push is supported.
  const canTurnOn = device === "off" || device === "on";
  if (!isOn && (device === "unsupported" || device === "blocked"))
    return <Refusal text={words[device]} />;
  return (
    <div>
      <Switch
        label={words.label}
        hint={words.hint}
        isOn={isOn || on.isPending}
        isDisabled={device === undefined || on.isPending}
        onChange={handleChange}
      />
      <FailureNote failure={on.isError ? words.failed : null} />
      {isOn && canTurnOn && device === "off" ? (
        <p className="flex flex-wrap items-center gap-3 pb-3 text-sm text-ink-2">
          {words.elsewhere}
          <Button kind="soft" size="sm" onClick={() => on.mutate()}>
            {words.turnOnHere}
          </Button>
        </p>
      ) : null}
      {isOn && !canTurnOn && device !== undefined ? (
        <p className="pb-3 text-sm text-ink-2">{words[device]}</p>
      ) : null}
    </div>
  );
}

function Refusal({ text }: { text: string }) {
  const words = useWords(pushWords);
  return (
    <div className="py-3">
      <p className="font-semibold">{words.label}</p>
      <p className="text-sm text-ink-3">{text}</p>
    </div>
  );
}
