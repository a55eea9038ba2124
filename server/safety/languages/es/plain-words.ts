// The plain words of danger in Spanish, its sayings that only sound like them, and its "no".
import { bodyWords } from "./body.ts";
import { concernWords } from "./concern.ts";
import { selfHarmWords, WISH } from "./self-harm.ts";
import { violenceWords } from "./violence.ts";
import { type LanguageTable, regex } from "../../plain-words/table.ts";

const STRONG_FEELING = String.raw`(?:(?:la |tanta |pura )?(?:risa|verguenza|pena|hambre|sueno|sed|amor|calor|frio|ternura|ganas|aburrimiento|emocion|envidia|nervios|oso|cringe|felicidad|alegria|gusto|asco|miedo|curiosidad|celos|cansancio)|lo (?:lindo|tierno|rico|bueno|cute|hermoso)|tanto)`;

export const spanishWords: LanguageTable = {
  words: [...selfHarmWords, ...concernWords, ...violenceWords, ...bodyWords],
  idioms: [
    {
      id: "dying_of_laughter",
      pattern: regex`\b(?:me |se )?(?:(?:${WISH}|quiere|va a|que) ){0,2}(?:se |me )?(?:morir(?:me|se)?|matar(?:me|se)?|muero|mato|muera|muerta?o?) de ${STRONG_FEELING}\b`,
    },
    {
      id: "working_too_hard",
      pattern: regex`\b(?:me )?(?:${WISH} )?(?:matar(?:me)?|suicidar(?:me)?) (?:a (?:estudi|trabaj|entren|limpi|corr|cocin|dieta|ejercicio)|en (?:el|la) (?:gym|gimnasio|trabajo|oficina|clase|pista)|por (?:un|una|el|la|este|esta) |estudi|trabaj|entren|limpi|corr|con (?:el|la|las|los|este|esta|estos) )`,
    },
    {
      id: "hungover",
      pattern: regex`\b(?:crud[oai]\w*|resaca|guayabo)\b.{0,20}me quiero morir\b`,
    },
    {
      id: "veins_and_biscuits",
      pattern: regex`\b(?:me )?(?:\w+ ){0,2}(?:corto|cortar|cortarme) las venas con (?:galletas?|una galleta|papas|un chip)\b`,
    },
    {
      id: "so_good_i_could_die",
      pattern: regex`\bde lo \w+ que (?:\w+ ){1,5}(?:me )?quiero morir(?:me)?\b`,
    },
    {
      id: "jumping_for_fun",
      pattern: regex`\b(?:me )?${WISH} (?:tirar|lanzar|aventar|arrojar)(?:me)? (?:de|del|desde) (?:un |una |el |la )?\w+ (?:con|en) (?:un |una )?(?:arnes|cuerda|paracaidas|bungee|tirolesa)\b`,
    },
    {
      id: "beaten_at_games",
      pattern: regex`\b(?:\w+ ){0,3}me (?:pega|pego|da|dio) (?:una |unas )?(?:paliza|palizas|golpiza) (?:al|en el|en la|a las|a los|jugando)\b`,
    },
    {
      id: "killing_in_games",
      pattern: regex`\b(?:\w+ ){0,2}(?:matar|apunalar|envenenar|acuchillar|matarl[oa]s?)(?: a(?:l)? (?:\w+ ){1,3}| )(?:en|al|jugando) (?:el |la |este |un )?(?:juego|minecraft|fortnite|roblox|zelda|lol|valorant|partida|nivel|uno|parchis|ajedrez|among us|fifa|capitulo|novela|cuento|guion)\b`,
    },
  ],
  negation:
    /\b(?:no|nunca|jamas|tampoco|sin|ni|nadie)(?: (?:me|te|se|lo|la|le|les|nos|es que|que|quiero|queria|quiere|pensaria en|voy a|va a|pienso|he|ha|habia|estoy|esta|es|era|tengo|soy|a|de|por|para|creo|digo|dije|mas)){0,3} $/u,
};
