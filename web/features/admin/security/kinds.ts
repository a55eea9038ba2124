// Labels of the security events.
import { SECURITY_KINDS, type SecurityKind } from "../../../../shared/contracts/admin/security.ts";
import type { ChipTone } from "../../../ui/chip.tsx";

export const KINDS: Record<SecurityKind, { name: string; tone: ChipTone }> = {
  signed_in: { name: "Signed in", tone: "ok" },
  sign_in_failed: { name: "Wrong password", tone: "warn" },
  sign_in_locked: { name: "Locked out after many guesses", tone: "bad" },
  sign_in_refused: { name: "Not let in", tone: "bad" },
  reset_asked: { name: "Asked to reset the password", tone: "info" },
  password_reset: { name: "Reset the password", tone: "info" },
  password_changed: { name: "Changed the password", tone: "info" },
  email_changed: { name: "Changed the email address", tone: "info" },
  sessions_ended: { name: "Sessions were ended", tone: "info" },
  session_stolen: { name: "A stolen session was ended", tone: "bad" },
  factor_added: { name: "Added a way to sign in", tone: "info" },
  factor_removed: { name: "Removed a way to sign in", tone: "info" },
  factor_used: { name: "Used a second factor", tone: "ok" },
  factor_failed: { name: "Wrong second factor", tone: "warn" },
  proof_failed: { name: "Wrong password while signed in", tone: "warn" },
  admin_act: { name: "Acted as an admin", tone: "premium" },
  admin_refused: { name: "Admin call refused", tone: "bad" },
  limit_hit: { name: "Ran into a limit", tone: "warn" },
  model_used: { name: "A server started with this model", tone: "info" },
};

export const KIND_FILTERS: readonly { id: SecurityKind | "all"; name: string }[] = [
  { id: "all", name: "Everything" },
  ...SECURITY_KINDS.map((id) => ({ id, name: KINDS[id].name })),
];
