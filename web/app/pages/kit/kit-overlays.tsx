import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogButtons } from "../../../ui/form/dialog-buttons.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";
import { KitSection } from "./kit-section.tsx";

export function KitOverlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  return (
    <KitSection title="What lies over the page">
      <Button kind="soft" onClick={() => setOpen("dialog")}>
        Dialog
      </Button>
      <Button kind="soft" onClick={() => setOpen("sheet")}>
        Sheet
      </Button>
      {(["success", "info", "reward", "error"] as const).map((tone) => (
        <Button
          key={tone}
          kind="soft"
          onClick={() => showToast({ title: `A toast: ${tone}`, text: "Its words.", tone })}
        >
          {`Toast, ${tone}`}
        </Button>
      ))}
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={handleOpenChange}
        title="Are you sure?"
        text="What happens then."
      >
        <DialogButtons
          label="Yes"
          busy={false}
          onAct={() => setOpen(null)}
          away="No"
          onClose={() => setOpen(null)}
        />
      </Dialog>
      <Sheet isOpen={open === "sheet"} onOpenChange={handleOpenChange} title="Menu">
        <Button onClick={() => setOpen(null)}>Done</Button>
      </Sheet>
    </KitSection>
  );
}
