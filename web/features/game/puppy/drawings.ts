// The drawing code of Luli, one module a pose. The app includes the seated pose; the others load when needed. A prerendered page has its
// drawings already and hydrates without that code.
import { useSyncExternalStore } from "react";
import { createStore } from "../../../lib/create-store.ts";
import type { Pose } from "./rig/crops.ts";
import type { Clothes } from "./rig/clothes.ts";
import type { Draw } from "./rig/rig.ts";

type Drawings = Partial<Record<Pose, Draw>> & { clothes?: Clothes };

const drawings = createStore<Drawings>({});
export function provideDrawings(more: Drawings): void {
  drawings.set({ ...drawings.get(), ...more });
}

export const hasDrawing = (pose: Pose): boolean => drawings.get()[pose] !== undefined;

/** The drawing code is provided before a page is rendered, also at build time. */
export const useDrawings = (): Drawings =>
  useSyncExternalStore(drawings.subscribe, drawings.get, drawings.get);

/** `instead` is the pose that Luli keeps if the drawing never loads. */
function loader(load: () => Promise<Drawings>, instead?: Drawings): () => Promise<void> {
  let coming: Promise<void> | null = null;
  return () =>
    (coming ??= load().then(provideDrawings, (error: unknown) => {
      // The load failed offline or after a release: the next puppy tries again.
      coming = null;
      if (instead) provideDrawings(instead);
      console.warn("A drawing of Luli did not come.", error);
    }));
}

/** Loads the curled and the trotting pose. Pages that show one at once call this before their data is there. */
export const loadViews = loader(() =>
  import("./rig/views.ts").then(({ drawCurled: curl, drawTrotting: trot }) => ({ curl, trot })),
);

const loadPostures = loader(() =>
  import("./rig/postures/postures.ts").then(({ drawBowing: bow, drawLying: lie }) => ({
    bow,
    lie,
  })),
);

const loadSeat = loader(() => import("./rig/rig.ts").then(({ drawPuppy: sit }) => ({ sit })));

export const loadClothes = loader(
  () => import("./rig/clothes.ts").then(({ drawClothes: clothes }) => ({ clothes })),
  { clothes: () => ({ hat: "", face: "", neck: "", back: "" }) },
);

const LOADERS: Record<Pose, () => Promise<void>> = {
  sit: loadSeat,
  curl: loadViews,
  trot: loadViews,
  lie: loadPostures,
  bow: loadPostures,
};

/** Loads a pose. Luli sits until it is here, and if it never comes. */
export const loadDrawing = (pose: Pose): Promise<void> => LOADERS[pose]();
