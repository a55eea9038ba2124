import { useMutation } from "@tanstack/react-query";
import { Download, ShieldCheck, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icons.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { downloadMutation } from "./download.ts";
import { settingsWords } from "./words.ts";

type PrivacyCardProps = { onDelete: () => void; children: ReactNode };

export function PrivacyCard({ onDelete, children }: PrivacyCardProps) {
  const words = useWords(settingsWords).privacy;
  const download = useMutation(downloadMutation);
  const handleDownload = () =>
    download.mutate(undefined, {
      onSuccess: () => showToast({ ...words.downloaded, tone: "success" }),
    });
  return (
    <Card as="section" className="p-6" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className="t-h3 mb-4">
        {words.title}
      </h2>
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
    </Card>
  );
}
