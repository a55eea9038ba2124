import VolumeX from "lucide-react/icons/volume-x";
import { useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { voiceWords } from "./words.ts";

/** Ends the reading aloud. */
export const HushButton = ({ onHush }: { onHush: () => void }) => {
  const words = useWords(voiceWords);
  return (
    <button
      type="button"
      aria-label={words.hush}
      title={words.hush}
      onClick={onHush}
      className="round-button round-button-faint round-button-above absolute top-0.5 right-26 z-1"
    >
      <Icon of={VolumeX} className="size-5" />
    </button>
  );
};
