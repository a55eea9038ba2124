// Who draws Luli, pose by pose. The app brings the seated pose along; the others come when one is needed. A page that was
// rendered at build time has its drawings already and wakes up without anyone who draws.
import { useSyncExternalStore } from "react";
import { createStore } from "../../../lib/create-store.ts";
import type { Pose } from "./rig/crops.ts";
import type { Clothes } from "./rig/clothes.ts";
import type { Draw } from "./rig/rig.ts";

type Drawings = Partial<Record<Pose, Draw>> & { clothes?: Clothes };

const drawings = createStore<Drawings>({});
let loadingSeat: Promise<void> | null = null;
let loadingViews: Promise<void> | null = null;
let loadingClothes: Promise<void> | null = null;

export function provideDrawings(more: Drawings): void {
  drawings.set({ ...drawings.get(), ...more });
}

export const hasDrawing = (pose: Pose): boolean => drawings.get()[pose] !== undefined;

/** At build time, too, whoever draws has come before the page is rendered. */
export const useDrawings = (): Drawings =>
  useSyncExternalStore(drawings.subscribe, drawings.get, drawings.get);

/** Every pose but the seated one. Pages that show one at once call this before their data is there. */
export const loadViews = (): Promise<void> =>
  (loadingViews ??= import("./rig/views.ts").then(
    ({ drawCurled, drawTrotting }) => provideDrawings({ curl: drawCurled, trot: drawTrotting }),
    (error: unknown) => {
      loadingViews = null;
      warn(error);
    },
  ));

const loadSeat = (): Promise<void> =>
  (loadingSeat ??= import("./rig/rig.ts").then(
    ({ drawPuppy }) => provideDrawings({ sit: drawPuppy }),
    (error: unknown) => {
      loadingSeat = null;
      warn(error);
    },
  ));

const NOTHING: Clothes = () => ({ hat: "", neck: "", back: "" });

/** If they never come, Luli is there without them. */
export const loadClothes = (): Promise<void> =>
  (loadingClothes ??= import("./rig/clothes.ts").then(
    ({ drawClothes }) => provideDrawings({ clothes: drawClothes }),
    (error: unknown) => {
      loadingClothes = null;
      provideDrawings({ clothes: NOTHING });
      warn(error);
    },
  ));

/** Until it is here, and if it never comes, Luli sits. */
export const loadDrawing = (pose: Pose): Promise<void> =>
  pose === "sit" ? loadSeat() : loadViews();

/** Offline, or a new version was put in place: the next puppy tries again. */
const warn = (error: unknown) => console.warn("A drawing of Luli did not come.", error);
