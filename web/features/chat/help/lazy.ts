// Help cards come after the chat's own code, with the helplines, and then stay for when there is no network.
import { lazyModule } from "../../../ui/lazy-component.ts";

const chunk = lazyModule(async () => {
  const code = await import("./help-note.tsx");
  void code.fetchHelplines();
  return code;
});
export const loadHelp = chunk.load;

export const HelpNote = chunk.component((code) => code.HelpNote, { isUrgent: true });
export const HelpOffer = chunk.component((code) => code.HelpOffer, { isUrgent: true });
