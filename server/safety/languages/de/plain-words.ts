// The plain words of danger in German, its sayings that only sound like them, and its "nicht".
import { bodyWords } from "./body.ts";
import { selfHarmWords } from "./self-harm.ts";
import { violenceWords } from "./violence.ts";
import { type LanguageTable, regex } from "../../plain-words/table.ts";

const GAME = String.raw`(?:minecraft|fortnite|roblox|zelda|mario(?: kart)?|fifa|uno|cod|schach|skat|tennis|tischtennis|monopoly|spiel|level)`;

export const germanWords: LanguageTable = {
  words: [...selfHarmWords, ...violenceWords, ...bodyWords],
  idioms: [
    {
      id: "dying_of_laughter",
      pattern: regex`\b(?:\p{L}+ ){0,4}(?:sterben|krepieren|verrecken) vor (?:lachen|scham|langeweile|hunger|neugier|gluck|hitze)\b|\b(?:\p{L}+ ){0,3}vor (?:lachen|scham|langeweile|hunger|neugier|hitze) (?:\p{L}+ )?(?:sterben|tot)\b`,
    },
    {
      id: "a_long_life",
      pattern: regex`\b(?:\p{L}+ ){0,3}(?:alt|glucklich|satt|reich|dumm) (?:und \p{L}+ )?sterben\b`,
    },
    {
      id: "beaten_at_games",
      pattern: regex`\b(?:\p{L}+ ){0,3}(?:schlagt|schlaegt|haut|schlagt er|schlagt sie) mich (?:\p{L}+ ){0,2}(?:im|in|bei|beim) ${GAME}\b`,
    },
    {
      id: "killing_in_games",
      pattern: regex`\b(?:ich )(?:will|werde|mochte|moechte|bringe?|stech\w*) (?:\p{L}+ ){0,4}(?:in|im|bei|beim) ${GAME} (?:umbringen|toten|toeten|abstechen|abknallen|um|ab)\b|\bich (?:will|werde|bringe?) (?:\p{L}+ ){0,3}(?:umbringen|toten|um) (?:in|im|bei) ${GAME}\b`,
    },
  ],
  negation:
    /\b(?:nicht|nich|net|nie|niemals|kein\p{L}*|ohne|niemand|nimmer)(?: (?!ich\b|er\b|sie\b)[\p{L}']+){0,3} $/u,
};
