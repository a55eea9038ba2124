import { mutationOptions, useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import ShieldCheck from "lucide-react/icons/shield-check";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { readHttpError } from "../../lib/http-error.ts";
import { callRaw } from "../../lib/http.ts";
import { useWords, wordsOf } from "../../lib/words/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Section } from "../../ui/section.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { settingsWords } from "./words.ts";

/** Download My Data: fetched with the access token, then saved as a file (docs/data-export.md says why it is no link). */
const downloadMutation = mutationOptions({
  mutationFn: async () => {
    const response = await callRaw("GET /api/me/export");
    if (!response.ok) throw await readHttpError(response);
    const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
    // The blob throws when the connection breaks off: half a file is never saved.
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = named?.[1] ?? "luli-data.json";
    link.click();
    // The browser keeps the file by itself from here on.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
  meta: { failure: () => ({ title: wordsOf(settingsWords).privacy.failed }) },
});

type PrivacyCardProps = { onDelete: () => void; children: ReactNode };

export function PrivacyCard({ onDelete, children }: PrivacyCardProps) {
  const words = useWords(settingsWords).privacy;
  const download = useMutation(downloadMutation);
  const handleDownload = () =>
    download.mutate(undefined, {
      onSuccess: () => showToast({ ...words.downloaded, tone: "success" }),
    });
  return (
    <Section title={words.title} className="card p-6">
      <div className="flex flex-wrap gap-3 max-[480px]:*:grow">
        {children}
        <LinkButton to="/privacy" kind="soft">
          <Icon of={ShieldCheck} />
          {words.policy}
        </LinkButton>
        <Button kind="soft" busy={download.isPending && words.downloading} onClick={handleDownload}>
          <Icon of={Download} />
          {words.download}
        </Button>
        <Button kind="danger" onClick={onDelete}>
          <Icon of={Trash2} />
          {words.delete}
        </Button>
      </div>
    </Section>
  );
}
