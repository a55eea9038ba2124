import type { VariantId } from "../../../shared/contracts/me.ts";
import { SpeakerFace } from "../../features/chat/list/list-parts.tsx";
import { useAvatar } from "../../features/game/puppy/avatar/use-avatar.ts";

/** The face of the variant that answered before the current one came. */
export const faceOf = (variant: VariantId) => <Face variant={variant} />;

function Face({ variant }: { variant: VariantId }) {
  return <SpeakerFace src={useAvatar(variant)} />;
}
