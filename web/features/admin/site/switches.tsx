import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminSite, SwitchName } from "../../../../shared/contracts/site.ts";
import { formatDate } from "../../../lib/format.ts";
import { call } from "../../../lib/http.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Section } from "../../../ui/section.tsx";
import { siteMutation } from "../data.ts";
import { ProofForm } from "../proof-form.tsx";

const SAID: Record<SwitchName, { name: string; off: string }> = {
  sign_ups: {
    name: "Sign-ups",
    off: "No one can create an account. Existing accounts can sign in as usual.",
  },
  checkout: { name: "Checkout", off: "No one can start a subscription. Running ones continue." },
  push: { name: "Push messages", off: "None are sent, and no browsers are added." },
  memory: {
    name: "Reading for memories and the diary",
    off: "Luli reads no conversations. What people ask Luli to remember is still saved.",
  },
  free_chat: {
    name: "Free chat",
    off: "Free accounts see the daily limit card. Subscribers still get replies, and so do cries for help.",
  },
};

type SwitchesProps = { switches: AdminSite["switches"]; hasPassword: boolean };

export function Switches({ switches, hasPassword }: SwitchesProps) {
  const [asked, setAsked] = useState<SwitchName | null>(null);
  const order = Object.keys(SAID);
  const sorted = switches.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return (
    <Section title="Switches">
      <ul className="card lines-between overflow-hidden">
        {sorted.map((one) => (
          <li key={one.name} className="admin-row">
            <div className="min-w-0 md:flex-[1_1_320px]">
              <h3 className="text-[17px]">{SAID[one.name].name}</h3>
              <p className="mt-1 text-[15px] text-ink-3">
                {one.is_on ? `If you turn it off: ${SAID[one.name].off}` : SAID[one.name].off}
              </p>
            </div>
            <div className="admin-marks">
              <Chip tone={one.is_on ? "ok" : "bad"} size="sm">
                {one.is_on
                  ? "On"
                  : `Off since ${formatDate(one.changed_at, { dateStyle: "medium" })}`}
              </Chip>
              <Button
                kind="soft"
                size="sm"
                aria-expanded={asked === one.name}
                aria-label={`Switch ${SAID[one.name].name} ${one.is_on ? "off" : "on"}`}
                onClick={() => setAsked(asked === one.name ? null : one.name)}
              >
                {one.is_on ? "Switch off" : "Switch on"}
              </Button>
            </div>
            {asked === one.name ? (
              <SwitchForm {...{ one, hasPassword }} onClose={() => setAsked(null)} />
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type SwitchFormProps = {
  one: AdminSite["switches"][number];
  hasPassword: boolean;
  onClose: () => void;
};

function SwitchForm({ one: { name, is_on: isOn }, hasPassword, onClose }: SwitchFormProps) {
  const changing = useMutation(siteMutation);
  const handleSend = (proof: { password?: string }) => {
    const body = { name, is_on: !isOn, ...proof };
    changing.mutate(async () => call("POST /api/admin/site/switch", { body }), {
      onSuccess: onClose,
    });
  };
  return (
    <ProofForm
      className="box mt-3 grid w-full gap-3 p-4"
      hasPassword={hasPassword}
      isSending={changing.isPending}
      sure={isOn ? "Yes, turn it off" : "Yes, turn it on"}
      onSend={handleSend}
      other={{ name: "Never mind", onSelect: onClose }}
    >
      <p role="status">Takes effect on all servers within seconds. The log records who did it.</p>
    </ProofForm>
  );
}
