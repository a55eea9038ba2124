// Help as the chat knows it: its code and its numbers come after the chat's own, and then stay for when there is no network.
import { late } from "../../../ui/late.ts";

export const LateHelp = late(async () => {
  const { Beside, fetchHelplines } = await import("./help.tsx");
  void fetchHelplines();
  return Beside;
});
