import Zap from "lucide-react/icons/zap";
import { useState } from "react";
import { Puppy } from "../../../features/game/puppy/puppy.tsx";
import { ErrorPanel } from "../../../ui/boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { DoneNote } from "../../../ui/notes/done-note.tsx";
import { FailureNote } from "../../../ui/notes/failure-note.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Skeleton, WaitingStage } from "../../../ui/skeleton.tsx";
import { Stage, STAGES } from "../../../ui/stage.tsx";
import { StatCard } from "../../../ui/stat-card.tsx";
import { WeatherStage } from "../../../ui/weather/weather-stage.tsx";
import { KitSection } from "./kit-foundations.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogButtons } from "../../../ui/form/dialog-buttons.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { showToast } from "../../../ui/toast/toast.tsx";

const WEATHERS = ["rays", "rainbow", "clouds", "haze"] as const;
const STAT_TONES = ["info", "warn", "premium", "bad", "ok"] as const;

export function KitSurfaces() {
  return (
    <>
      <KitSection title="Stage">
        {STAGES.map((name) => (
          <Stage key={name} name={name} className="grid h-32 w-44 place-items-center rounded-md">
            <span className="font-semibold">{name}</span>
          </Stage>
        ))}
      </KitSection>
      <KitSection title="Said in place">
        <FailureNote failure={{ title: "Not saved", text: "It is as it was." }} />
        <FailureNote failure={{ title: "Already yours", text: "Put it on.", tone: "info" }} />
        <DoneNote done={{ title: "Signed out", text: "That browser has to sign in again." }} />
        <WaitingStage name="sky" className="h-32 w-44 rounded-md" />
      </KitSection>
      <KitSection title="Weather">
        {WEATHERS.map((weather) => (
          <WeatherStage
            key={weather}
            name="sky"
            light="day"
            weather={weather}
            scene={{ width: 400, height: 290 }}
            className="grid h-32 w-44 place-items-center rounded-md"
          >
            <span className="font-semibold">{weather}</span>
          </WeatherStage>
        ))}
      </KitSection>
      <KitSection title="Card, stat and bar">
        <Card className="p-6">Resting</Card>
        <Card className="p-6" isLifting>
          Lifts under the pointer
        </Card>
        {STAT_TONES.map((tone) => (
          <StatCard key={tone} icon={<Icon of={Zap} />} tone={tone} value="1,250" label={tone} />
        ))}
        {[0, 45, 100].map((value) => (
          <div key={value} className="w-48">
            {value}/100 XP
            <ProgressBar label={`${value} XP`} value={value} max={100} />
          </div>
        ))}
      </KitSection>
      <KitSection title="Loading, waiting, nothing yet, failed">
        <Skeleton className="w-80" rows={[{ cards: [160] }, 20, 20]} />
        <Panel
          stage="sky"
          title="Luli is thinking"
          text="Waiting for the first word"
          puppy={<Puppy state="thinking" label="" />}
        />
        <Panel
          stage="apricot"
          title="Nothing here yet"
          text="Say hi, and it begins."
          puppy={<Puppy mood="attention" label="" />}
          action={<Button>Say hi</Button>}
        />
        <div className="w-full">
          <ErrorPanel
            error={new Error("Any")}
            puppy={<Puppy mood="sad" label="" />}
            onRetry={() => {}}
          />
        </div>
      </KitSection>
    </>
  );
}

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
