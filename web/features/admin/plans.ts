// Labels of the plans.
import type { PlanFilter } from "../../../shared/contracts/admin/admin.ts";
import type { SubscriptionStatus } from "../../../shared/contracts/me.ts";
import type { ChipTone } from "../../ui/chip.tsx";

export const PLANS: Record<SubscriptionStatus, { name: string; tone: ChipTone }> = {
  trial: { name: "Free Trial", tone: "info" },
  active: { name: "Active", tone: "ok" },
  past_due: { name: "Payment due", tone: "bad" },
  unpaid: { name: "Unpaid", tone: "bad" },
  paused: { name: "Paused", tone: "mute" },
  canceled: { name: "Canceled", tone: "mute" },
  none: { name: "No plan", tone: "mute" },
};

export const FILTERS: readonly { id: PlanFilter | "all"; name: string }[] = [
  { id: "all", name: "All" },
  { id: "trial", name: "Free Trial" },
  { id: "active", name: "Active" },
  { id: "past_due", name: "Payment due" },
  { id: "paused", name: "Paused" },
  { id: "canceled", name: "Canceled" },
  { id: "none", name: "No plan" },
];
