// The plain words of danger in Portuguese, its sayings that only sound like them, and its "não".
import { bodyWords } from "./body.ts";
import { concernWords } from "./concern.ts";
import { selfHarmWords, WISH } from "./self-harm.ts";
import { violenceWords } from "./violence.ts";
import { type LanguageTable, regex } from "../../plain-words/table.ts";

const STRONG_FEELING = String.raw`(?:(?:tanto |tanta |pura )?(?:rir|riso|vergonha|fome|sede|sono|amor|calor|frio|saudades?|tedio|fofura|felicidade|alegria|nervoso|raiva|inveja|preguica|medo|cansaco|orgulho|curiosidade|desgosto|susto|emocao|ansiedade|comer|trabalhar|estudar|dancar|treinar|limpar|correr)|tanto)`;

export const portugueseWords: LanguageTable = {
  words: [...selfHarmWords, ...concernWords, ...violenceWords, ...bodyWords],
  idioms: [
    {
      id: "morrer_de_rir",
      pattern: regex`\b(?:\w+ ){0,6}(?:morr(?:er|i|o|endo|a)|(?:me |se )?matar(?:-me)?) de ${STRONG_FEELING}\b`,
    },
    {
      id: "me_matar_de_trabalhar",
      pattern: regex`\b(?:${WISH} )me matar (?:de|estud|trabalh|trein|na academia|no treino|por (?:causa d|um|uma|ess|cliente)|(?:pr?a|para) (?:pagar|chegar|entregar|conseguir|passar))`,
    },
    {
      id: "pular_por_esporte",
      pattern: regex`\b${WISH} (?:me jogar|pular|saltar) d[aeo] (?:uma? )?\w+ (?:com|de|no) (?:a |uma? )?(?:corda|bungee|paraquedas|parapente|tirolesa|asa)\b`,
    },
    {
      id: "surra_no_jogo",
      pattern: regex`\b(?:\w+ ){0,3}me deu uma surra (?:n[oa]|a[os]?|de|jogando)\b`,
    },
    {
      id: "matar_no_jogo",
      pattern: regex`\b(?:\w+ ){0,2}(?:matar|esfaquear|envenenar) (?:\w+ ){1,4}(?:n[oa]|em|jogando) (?:jogo|minecraft|fortnite|roblox|free fire|lol|valorant|partida|fase|uno|truco|xadrez|among us|fifa|capitulo|livro|rpg|conto|roteiro)\b`,
    },
  ],
  negation:
    /\b(?:nao|naum|num|n|nunca|jamais|sem|nem|ninguem|tampouco)(?: (?:me|te|se|o|a|lhe|e que|que|quero|queria|quer|pensaria em|vou|vai|penso|estou|to|tou|ta|esta|e|era|tenho|sou|de|por|pra|para|acho|digo|disse|mais|falei)){0,3} $/u,
};
