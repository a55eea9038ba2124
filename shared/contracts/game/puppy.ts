// Being with a puppy: `POST /api/puppy/pet`, `POST /api/puppy/choose`, `POST /api/visit`.
import * as v from "valibot";
import { VARIANT_IDS } from "../me.ts";

export const chooseRequest = v.strictObject({ variant: v.picklist(VARIANT_IDS) });
