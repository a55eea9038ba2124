// Messages that each row of the French plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  not_breathing: {
    hits: ["il ne respire plus", "mon bébé respire pas", "ma mère n'arrive pas à respirer"],
    misses: ["il respire bien", "il respire pas la joie de vivre", "je respire plus 😂"],
  },
  heart_attack: {
    hits: [
      "je crois que je fais une crise cardiaque",
      "mon père fait un AVC",
      "je suis en train de faire un infarctus",
    ],
    misses: [
      "j'ai failli faire une crise cardiaque",
      "j'ai fait une crise cardiaque en voyant le prix",
    ],
  },
  chest_pain: {
    hits: [
      "douleur dans la poitrine qui descend dans le bras gauche",
      "j'ai une forte douleur dans la poitrine",
      "mal à la poitrine et j'arrive pas à respirer",
    ],
    misses: ["pas de forte douleur dans la poitrine", "je serre mon chat contre ma poitrine"],
  },
  too_many_pills: {
    hits: [
      "j'ai pris trop de cachets",
      "elle a avalé toute la boîte de doliprane",
      "mon pote il fait une overdose",
    ],
    misses: [
      "overdose de raclette",
      "j'ai pris un cachet pour la tête",
      "je fais une overdose de séries",
    ],
  },
  unconscious: {
    hits: [
      "mon père est inconscient",
      "il se réveille plus",
      "ma fille convulse",
      "mon fils s'étouffe",
    ],
    misses: ["il est inconscient du danger", "mon ado ne se réveille pas avant midi"],
  },
  bleeding: {
    hits: ["je perds beaucoup de sang", "ça s'arrête pas de saigner", "je saigne beaucoup"],
    misses: ["je saigne du nez un peu", "ça saigne plus, merci"],
  },
  drank_poison: {
    hits: ["ma fille a bu de la javel", "il a avalé une pile bouton", "j'ai bu du déboucheur"],
    misses: ["j'ai mis de la javel partout", "il a pas bu de la javel, juste du sirop"],
  },
  makes_myself_vomit: {
    hits: ["je me fais vomir", "je me suis fait vomir ce soir", "jme fais vomir tous les soirs"],
    misses: ["ça me fait vomir", "l'odeur va me faire vomir", "je ne me fais pas vomir"],
  },
  my_eating_disorder: {
    hits: ["je suis anorexique", "mon anorexie revient", "je fais des crises de boulimie"],
    misses: [
      "je ne suis pas boulimique",
      "je suis boulimique de lecture",
      "un article sur l'anorexie",
    ],
  },
  starving_myself: {
    hits: ["je m'affame depuis lundi", "je mérite pas de manger", "j'ai peur de manger"],
    misses: ["je mérite bien de manger", "j'ai peur de manger trop épicé"],
  },
  laxatives: {
    hits: [
      "je prends des laxatifs pour maigrir",
      "j'ai pris des laxatifs après le repas",
      "je prends des laxatifs tous les soirs",
    ],
    misses: ["le véto donne des laxatifs au chat", "je prends pas de laxatifs"],
  },
  i_am_a_child: {
    hits: ["j'ai 14 ans", "j'ai que 12 ans", "jai treize ans", "g 15 ans et j'adore les chiens"],
    misses: [
      "mon fils a 14 ans",
      "j'ai 15 ans de carrière",
      "quand j'ai 12 ans dans mes rêves",
      "j'ai 10 ans de plus que toi",
    ],
  },
  in_school: {
    hits: ["je suis en 4ème", "je suis en CM2", "je suis au collège", "je rentre en sixième"],
    misses: ["mon fils est en CM2", "je suis en seconde position", "j'étais en terminale en 98"],
  },
  not_18_yet: {
    hits: ["je suis mineure", "j'ai pas encore 18 ans", "j'aurai 17 ans en mars"],
    misses: ["j'aurai 40 ans en mars", "une erreur mineure", "pour mes 50 ans je veux un chien"],
  },
  want_to_die: {
    hits: ["je veux mourir", "j'ai envie de crever", "jveu mourire", "Je préfère mourir."],
    misses: [
      "je ne veux pas mourir",
      "j'ai pas envie de mourir",
      "je veux mourir de rire",
      "je préfère mourir que de manger des endives",
      "cette réunion me donne envie de mourir",
    ],
  },
  kill_myself: {
    hits: [
      "j'ai envie de me tuer",
      "je vais me suicider",
      "je pense à me foutre en l'air",
      "je vais finir par me pendre",
    ],
    misses: [
      "je ne vais pas me tuer",
      "je vais me tuer au travail à ce rythme",
      "tu vas me tuer avec tes blagues",
      "je vais me noyer dans le travail",
    ],
  },
  i_kill_myself_tonight: {
    hits: ["ce soir je me tue", "je me suicide demain", "cette nuit, je me pends"],
    misses: ["je me tue à te le dire", "je me flingue le dos avec ce canapé"],
  },
  thinking_of_suicide: {
    hits: ["je pense au suicide", "j'ai des idées suicidaires", "penser à mourir, recommencer"],
    misses: [
      "je ne pense pas au suicide",
      "il pense au suicide dans le chapitre 3",
      "je ne suis pas suicidaire, juste crevée",
    ],
  },
  en_finir: {
    hits: ["je veux en finir", "je vais en finir avec la vie", "envie d'en finir ce soir"],
    misses: ["je veux en finir avec ce dossier", "je n'ai pas envie d'en finir avec toi"],
  },
  end_my_life: {
    hits: ["je veux mettre fin à mes jours", "je pense à m'ôter la vie", "mettre fin à ma vie"],
    misses: ["mettre fin à ma vie de célibataire", "il a mis fin à ses fonctions"],
  },
  not_live: {
    hits: [
      "je n'ai plus envie de vivre",
      "je veux plus vivre",
      "jveu plu vivre",
      "plus envie d'exister",
      "je ne veux plus être là",
    ],
    misses: [
      "je ne veux plus vivre à Paris",
      "je veux plus vivre avec mes parents",
      "elle n'a plus envie de vivre ici",
    ],
  },
  tired_of_living: {
    hits: ["j'en ai marre de vivre", "je suis fatiguée de vivre", "marre d'exister"],
    misses: ["marre de vivre dans les cartons", "fatigué de vivre avec mes colocs"],
  },
  no_reason_to_live: {
    hits: [
      "je n'ai plus aucune raison de vivre",
      "à quoi bon vivre",
      "ma vie ne vaut pas la peine d'être vécue",
    ],
    misses: ["aucune raison de vivre à Paris à ce prix", "ma raison de vivre : le fromage"],
  },
  wish_i_was_dead: {
    hits: [
      "si seulement j'étais morte",
      "j'aurais préféré ne jamais naître",
      "je voudrais ne plus me réveiller",
      "envie de disparaître pour toujours",
    ],
    misses: ["j'aimerais ne pas me réveiller à 6h", "si j'étais mort de faim je te le dirais"],
  },
  hurt_myself: {
    hits: [
      "j'ai envie de me faire du mal",
      "je vais me scarifier",
      "envie de me couper les bras",
      "j'ai envie de me couper",
    ],
    misses: [
      "je ne veux pas me faire de mal",
      "envie de me couper les cheveux",
      "je vais me faire mal au dos",
    ],
  },
  cutting_myself: {
    hits: [
      "je me scarifie",
      "j'ai recommencé à me couper",
      "me suis coupée exprès",
      "je me suis mutilé hier",
    ],
    misses: [
      "je me scarifie plus depuis trois ans",
      "je me suis coupée en épluchant des carottes",
      "je me coupe les cheveux moi-même",
    ],
  },
  better_off_without_me: {
    hits: [
      "tout le monde serait mieux sans moi",
      "mes enfants seraient plus heureux sans moi",
      "ma famille irait mieux si j'étais morte",
    ],
    misses: ["l'équipe serait mieux sans lui", "ils seront mieux sans moi au boulot"],
  },
  jump_or_pills: {
    hits: [
      "je vais sauter du pont",
      "envie de me jeter sous le métro",
      "je vais avaler tous mes cachets",
    ],
    misses: [
      "je vais sauter du pont à l'élastique",
      "je vais me jeter sous la douche",
      "je vais prendre tous mes rollers",
    ],
  },
  goodbye_letter: {
    hits: [
      "j'ai écrit ma lettre d'adieu",
      "ma lettre d'adieu est prête",
      "j'écris mes lettres d'adieu",
    ],
    misses: ["j'ai écrit ma lettre de motivation", "elle a écrit une lettre d'adieu à son patron"],
  },
  how_to_die: {
    hits: [
      "comment mourir sans souffrir",
      "comment me suicider",
      "le moyen le plus rapide de mourir",
    ],
    misses: ["comment mourir dans ce niveau", "la meilleure façon de me réveiller"],
  },
  friend_wants_to_die: {
    hits: [
      "mon frère veut mourir",
      "ma meilleure amie m'a dit qu'elle veut se suicider",
      "mon mari parle d'en finir",
    ],
    misses: [
      "ma mère veut mourir de honte",
      "mon frère a essayé de se tuer il y a dix ans",
      "mon père veut en finir avec ce déménagement",
    ],
  },
  says_will_kill_themself: {
    hits: [
      "elle menace de se suicider",
      "il dit qu'il va se tuer si je pars",
      "j'ai peur qu'elle se suicide",
      "j'ai peur que ma mère se suicide",
    ],
    misses: ["il dit qu'il va se coucher", "peur qu'il se tue en moto"],
  },
  friend_self_harms: {
    hits: ["ma fille se scarifie", "ma petite sœur elle se coupe les bras", "mon pote se mutile"],
    misses: ["ma sœur se coupe les cheveux", "ma fille ne se scarifie plus"],
  },
  friend_abused: {
    hits: [
      "ma voisine est battue",
      "ma sœur se fait frapper par son copain",
      "son mari la bat tous les soirs",
    ],
    misses: ["son mari la bat aux échecs", "mon frère se fait battre à la belote"],
  },
  hits_me: {
    hits: [
      "mon mari me frappe",
      "il me bat",
      "ma mère me frappe avec la ceinture",
      "mon copain me gifle quand il a bu",
    ],
    misses: [
      "il me bat aux échecs",
      "il me frappe pas",
      "ce qui me frappe, c'est le silence",
      "elle me tape sur les nerfs",
    ],
  },
  hit_me: {
    hits: ["il m'a encore frappée", "mon ex m'a violée", "mon père m'a tabassé hier soir"],
    misses: [
      "il m'a battu au tennis",
      "elle m'a frappée par sa gentillesse",
      "il m'a jamais frappée",
    ],
  },
  was_raped: {
    hits: ["j'ai été violée", "je me suis fait violer", "on m'a violé", "je me fais tabasser"],
    misses: [
      "j'ai été battu aux cartes",
      "j'ai été agressée par une mouette",
      "on m'a volé mon vélo",
    ],
  },
  touches_me: {
    hits: ["mon oncle abuse de moi", "mon chef me touche", "mon beau-père m'a touchée"],
    misses: ["tes mots me touchent", "mon père m'a touché avec son discours"],
  },
  in_danger: {
    hits: ["je suis en danger", "je ne me sens pas en sécurité chez moi", "j'ai peur de mon mari"],
    misses: [
      "je ne suis pas en danger",
      "je suis en danger de manger tout le gâteau",
      "les pandas sont en danger",
    ],
  },
  threatens_me: {
    hits: [
      "il me menace de me tuer",
      "mon ex m'a menacée avec un couteau",
      "il va me tuer si je pars",
    ],
    misses: ["il me menace de finir mes frites", "elle va me tuer si j'oublie le pain"],
  },
  locks_me_in: {
    hits: [
      "mon mari m'enferme à clé",
      "il m'a enfermée dans la chambre",
      "la famille qui m'emploie garde mon passeport",
    ],
    misses: ["je m'enferme dans ma chambre", "j'ai oublié mon passeport"],
  },
  want_to_kill_someone: {
    hits: [
      "je veux le tuer",
      "je vais tuer quelqu'un",
      "j'ai envie de planter mon beau-père",
      "je vais la buter",
    ],
    misses: [
      "je ne veux pas le tuer",
      "je veux tuer le boss final",
      "ma mère va me tuer",
      "je vais tuer mon frère s'il a fini la glace",
    ],
  },
  attack_a_place: {
    hits: [
      "je vais mettre le feu au lycée",
      "j'ai envie de faire sauter mon bureau",
      "je veux brûler la baraque de mon voisin",
    ],
    misses: ["je vais attaquer la vaisselle", "je vais mettre le feu à la piste de danse"],
  },
  how_to_kill: {
    hits: [
      "comment empoisonner mon mari",
      "comment tuer quelqu'un",
      "comment je peux tuer mon père",
    ],
    misses: ["comment tuer les pucerons", "comment tuer le temps"],
  },
  afraid_to_hurt: {
    hits: [
      "j'ai peur de faire du mal à mon bébé",
      "peur de frapper mes enfants",
      "j'ai envie de secouer le bébé",
    ],
    misses: ["peur de faire mal à quelqu'un avec mes mots", "je ne vais pas frapper mon fils"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["je veux mourir de rire", "j'ai envie de mourir d'ennui"],
  working_too_hard: ["je vais me tuer à la tâche", "je vais me tuer au travail un jour"],
  beaten_at_games: ["il me bat aux échecs", "ma sœur me bat toujours à Mario Kart"],
  killing_in_games: ["je vais le tuer dans Minecraft", "je vais tuer mon frère à Mario Kart"],
};
