import { useMutation } from "@tanstack/react-query";
import { Download, ShieldCheck } from "lucide-react";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icons.tsx";
import { showToast } from "../../ui/toast.tsx";
import { downloadMutation } from "./download.ts";

export function PrivacyCard() {
  const download = useMutation(downloadMutation);
  const handleDownload = () =>
    download.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: "Your data is here",
          text: "One file with everything we know of you. Keep it well.",
          tone: "success",
        }),
    });
  return (
    <Card as="section" className="p-6" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className="t-h3 mb-4">
        Privacy
      </h2>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/privacy" kind="soft">
          <Icon of={ShieldCheck} />
          View Privacy Policy
        </LinkButton>
        <Button kind="soft" busy={download.isPending && "Downloading..."} onClick={handleDownload}>
          <Icon of={Download} />
          Download My Data
        </Button>
      </div>
    </Card>
  );
}
