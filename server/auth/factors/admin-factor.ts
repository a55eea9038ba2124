// Stand-ins hand out an admin; where nothing stands in for anything, a password alone opens no administration.
import type { WiredConfig } from "../../platform/context.ts";

export const isFactorDemanded = ({ sandbox }: Pick<WiredConfig, "sandbox">): boolean =>
  sandbox.length === 0;
