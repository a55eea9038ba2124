import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { Page, PageBoundary } from "../../shell/page.tsx";
import { FollowUpList } from "../../../features/memory/follow-up-list.tsx";
import { MemoryList } from "../../../features/memory/memory-list.tsx";
import { memoryWords } from "../../../features/memory/words.ts";
import { settingsMutation } from "../../../features/settings/data.ts";
import { settingsWords } from "../../../features/settings/words.ts";
import { meQuery } from "../../../lib/data.ts";
import { useWords } from "../../../lib/words/words.ts";
import { FailureNote } from "../../../ui/notes/failure-note.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PageStrip } from "./page-strip.tsx";

export function MemoryPage() {
  const { title } = useWords(memoryWords);
  return (
    <Page title={title} wash="lilac" pending={<Skeleton rows={SHAPE} />}>
      <Memory />
    </Page>
  );
}

const COLUMN = "mx-auto grid max-w-[720px] gap-6";
const SHAPE = [{ cards: [150, 180, 320], grid: COLUMN, stage: "lilac" as const }];

function Memory() {
  const words = useWords(memoryWords);
  const { notSaved } = useWords(settingsWords);
  const { data: me } = useSuspenseQuery(meQuery);
  const save = useMutation(settingsMutation);
  return (
    <div className={`${COLUMN} grid-cols-1`}>
      <PageStrip
        stage="lilac"
        seed={5}
        title={words.title}
        text={words.lead}
        puppy={<OwnPuppy crop="bust" how={words.puppy} />}
      />
      <section className="card px-6 py-3" aria-label={words.memory}>
        <Switch
          {...words.toggle}
          isOn={me.settings.memory}
          onChange={(isOn) => save.mutate({ memory: isOn })}
        />
        <Switch
          {...words.followUps.toggle}
          isOn={me.settings.follow_ups}
          onChange={(isOn) => save.mutate({ follow_ups: isOn })}
        />
        <FailureNote failure={save.isError ? notSaved : null} />
      </section>
      <PageBoundary pending={<Skeleton rows={[28, 56, 320]} />}>
        <FollowUpList />
        <MemoryList />
      </PageBoundary>
    </div>
  );
}
