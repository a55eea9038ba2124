// The plain words of danger in French, its sayings that only sound like them, and its "pas".
import { bodyWords } from "./body.ts";
import { selfHarmWords, WISH } from "./self-harm.ts";
import { violenceWords } from "./violence.ts";
import { type LanguageTable, regex } from "../../plain-words/table.ts";

const GAME = String.raw`(?:minecraft|fortnite|roblox|zelda|mario(?: kart)?|fifa|uno|cod|loup[- ]garou|among us|(?:ce|le) (?:jeu|niveau))`;

export const frenchWords: LanguageTable = {
  words: [...selfHarmWords, ...violenceWords, ...bodyWords],
  idioms: [
    {
      id: "dying_of_laughter",
      pattern: regex`\b(?:\S+ ){0,4}(?:mourir|crever|me tuer) (?:de (?:rire|honte|faim|chaud|froid|soif|fatigue|peur|plaisir|bonheur)|d'(?:ennui|amour|envie))\b`,
    },
    {
      id: "working_too_hard",
      pattern: regex`${WISH}me tuer (?:a|au|aux) (?:la |le )?\w+`,
    },
    {
      id: "beaten_at_games",
      pattern: regex`\b(?:\S+ ){0,3}(?:me bat|m'a battue?|la bat|le bat) (?:\w+ ){0,2}(?:aux? (?!moins|visage|ventre)\w+|a (?:la )?(?:belote|petanque|course|crapette|console|nage|mario\b|plate couture|chaque partie)|en (?:course|natation|duel|mots)|sur ${GAME}|a ${GAME})`,
    },
    {
      id: "killing_in_games",
      pattern: regex`${WISH}(?:(?:le|la|les) )?(?:tuer|buter) (?:\S+ ){0,2}(?:dans|a|sur|au) ${GAME}`,
    },
  ],
  negation:
    /\b(?:pas|jamais|aucune?|sans|ni|personne|rien|nullement)(?: (?!je\b|j'|il\b|elle\b)[\p{L}']+){0,2} (?:l'|d')?$/u,
};
