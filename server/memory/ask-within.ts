// Asks the model for less and less until its context takes it.
import { type Completion, type Model, Trouble } from "../model/service.ts";

export type Complete = (
  ...asked: Parameters<Model["complete"]>
) => Promise<Pick<Completion, "text">>;

type Steps<Material, Answer> = {
  ask: (material: Material, canShrink: boolean) => Promise<Answer>;
  /** Null: there is nothing that can be left out. */
  shorten: (material: Material) => Material | null;
};

/** Resolves with the material that the model took. Null: its context takes not even the least of it. */
export async function askWithin<Material, Answer>(
  material: Material,
  { ask, shorten }: Steps<Material, Answer>,
): Promise<{ material: Material; answer: Answer } | null> {
  const less = shorten(material);
  try {
    return { material, answer: await ask(material, less !== null) };
  } catch (error) {
    if (!(error instanceof Trouble) || error.kind !== "context") throw error;
    return less && askWithin(less, { ask, shorten });
  }
}
