import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isBlank } from "../../../../shared/blank.ts";
import { type Language, LANGUAGES } from "../../../../shared/contracts/language.ts";
import { type Banner, BANNER_LENGTH } from "../../../../shared/contracts/site.ts";
import { formatDate } from "../../../lib/format.ts";
import { call } from "../../../lib/http.ts";
import { useTyped } from "../../../lib/browser/use-typed.ts";
import { Field, TextArea } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { Section } from "../../../ui/section.tsx";
import { siteMutation } from "../data.ts";
import { ProofForm } from "../proof-form.tsx";

const KINDS = [
  { id: "info", name: "Information" },
  { id: "warning", name: "Warning" },
] as const;
const moment = (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short" });

type AnnounceProps = { banner: Banner | null; hasPassword: boolean };

/** A banner for everyone, on public pages, too. A new banner replaces it and is also shown to people who dismissed the old one. */
export function Announce({ banner, hasPassword }: AnnounceProps) {
  const [words, setWords] = useTyped<Partial<Record<Language, string>>>(
    "announcement",
    banner?.words ?? {},
  );
  const [kind, setKind] = useState<Banner["kind"]>(banner?.kind ?? "info");
  const [link, setLink] = useState(banner?.link ?? "");
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const changing = useMutation(siteMutation);

  const send = (next: Omit<Banner, "id"> | null, proof: { password?: string }) => {
    const body = { banner: next, ...proof };
    changing.mutate(async () => call("POST /api/admin/site/banner", { body }));
  };
  const handleSend = (proof: { password?: string }) => {
    const said = Object.entries(words).filter(([, text]) => !isBlank(text));
    const next = {
      kind,
      words: Object.fromEntries(said),
      link: link.trim() || null,
      starts_at: (from ? new Date(from) : new Date()).toISOString(),
      ends_at: new Date(until).toISOString(),
    };
    send(next, proof);
  };

  return (
    <Section title="Announcement" headClassName="mb-2">
      <p className="mb-4 text-ink-2" role="status">
        {banner
          ? `Announced from ${moment(banner.starts_at)} until ${moment(banner.ends_at)}.`
          : "There is no announcement."}
      </p>
      <ProofForm
        className="card grid gap-5 p-5"
        hasPassword={hasPassword}
        isSending={changing.isPending}
        sure="Publish announcement"
        onSend={handleSend}
        other={banner && { name: "Remove announcement", onSelect: (proof) => send(null, proof) }}
      >
        <div className="grid gap-4 md:grid-cols-2">
          {LANGUAGES.map(({ id, name }) => (
            <TextArea
              key={id}
              label={name}
              rows={2}
              lang={id}
              maxLength={BANNER_LENGTH}
              required={id === "en-US"}
              value={words[id] ?? ""}
              onChange={(text) => setWords({ ...words, [id]: text })}
            />
          ))}
        </div>
        <p className="text-sm text-ink-3">If a language is left empty, its readers see English.</p>
        <div className="grid gap-4 md:grid-cols-2">
          <Select label="Kind" value={kind} options={KINDS} onChange={setKind} />
          <Field
            label="Link (optional)"
            placeholder="/safety or https://..."
            value={link}
            onChange={setLink}
          />
          <Field label="From (empty: now)" type="datetime-local" value={from} onChange={setFrom} />
          <Field label="Until" type="datetime-local" required value={until} onChange={setUntil} />
        </div>
      </ProofForm>
    </Section>
  );
}
