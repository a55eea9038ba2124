// Messages that each row of the French plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  want_to_die: {
    hits: ["je veux mourir", "j'ai envie de crever", "jveu mourire"],
    misses: [
      "je ne veux pas mourir",
      "j'ai pas envie de mourir",
      "je veux mourir de rire",
      "je préfère mourir que de manger des endives",
      "cette réunion me donne envie de mourir",
      "mdr je veux mourir",
      "je veux mourir 😂",
      "dans la chanson il dit je veux mourir",
      "haha envie de mourir tellement c'était gênant",
      "plutôt mourir que de rater ça",
      "je préfère mourir",
    ],
  },
  kill_myself: {
    hits: [
      "j'ai envie de me tuer",
      "je vais me suicider",
      "je pense à me foutre en l'air",
      "je vais finir par me pendre",
      "ce soir je me tue",
      "je me suicide demain",
      "cette nuit, je me pends",
    ],
    misses: [
      "je ne vais pas me tuer",
      "je vais me tuer au travail à ce rythme",
      "tu vas me tuer avec tes blagues",
      "je vais me noyer dans le travail",
      "je me tue à te le dire",
      "je me flingue le dos avec ce canapé",
    ],
  },
  thinking_of_suicide: {
    hits: ["je pense au suicide", "j'ai des idées suicidaires", "penser à mourir, recommencer"],
    misses: [
      "je ne pense pas au suicide",
      "il pense au suicide dans le chapitre 3",
      "je ne suis pas suicidaire, juste crevée",
    ],
  },
  end_my_life: {
    hits: [
      "je veux mettre fin à mes jours",
      "je pense à m'ôter la vie",
      "mettre fin à ma vie",
      "je veux en finir",
      "je vais en finir avec la vie",
      "envie d'en finir ce soir",
    ],
    misses: [
      "mettre fin à ma vie de célibataire",
      "il a mis fin à ses fonctions",
      "je veux en finir avec ce dossier",
      "je n'ai pas envie d'en finir avec toi",
      "encore trois pages et je vais en finir une fois pour toutes avec ce mémoire",
    ],
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
      "je me scarifie",
      "j'ai recommencé à me couper",
      "me suis coupée exprès",
      "je me suis mutilé hier",
    ],
    misses: [
      "je ne veux pas me faire de mal",
      "envie de me couper les cheveux",
      "je vais me faire mal au dos",
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
    misses: [
      "l'équipe serait mieux sans lui",
      "ils seront mieux sans moi au boulot",
      "elle serait mieux sans moi",
    ],
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
  means_at_hand: {
    hits: [
      "je suis sur le pont, je vais sauter",
      "j'ai tous les cachets devant moi, je vais en finir",
      "j'ai attaché la corde",
      "je suis au bord du toit, adieu",
      "j'ai le fusil de mon père pour en finir",
    ],
    misses: [
      "je suis sur le pont, la vue est belle",
      "j'ai la corde au cou avec ce mariage",
      "j'ai les médicaments du chien à donner",
      "je suis sur le balcon avec un café",
      "j'ai un couteau neuf pour la cuisine",
    ],
  },
  friend_wants_to_die: {
    hits: [
      "mon frère veut mourir",
      "ma meilleure amie m'a dit qu'elle veut se suicider",
      "mon mari parle d'en finir",
      "elle menace de se suicider",
      "il dit qu'il va se tuer si je pars",
      "j'ai peur qu'elle se suicide",
      "j'ai peur que ma mère se suicide",
    ],
    misses: [
      "ma mère veut mourir de honte",
      "mon frère a essayé de se tuer il y a dix ans",
      "mon père veut en finir avec ce déménagement",
      "il dit qu'il va se coucher",
      "peur qu'il se tue en moto",
    ],
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
    hits: [
      "je suis en danger",
      "je ne me sens pas en sécurité chez moi",
      "je ne me sens plus en sécurité chez moi",
      "je me sens en danger",
    ],
    misses: [
      "je ne suis pas en danger",
      "je suis en danger de manger tout le gâteau",
      "les pandas sont en danger",
      "j'ai peur de mon ex",
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
      "elle m'enferme à la maison",
    ],
    misses: ["je m'enferme dans ma chambre", "j'ai oublié mon passeport"],
  },
  want_to_kill_someone: {
    hits: [
      "je veux le tuer",
      "je vais tuer quelqu'un",
      "j'ai envie de planter mon beau-père",
      "je vais la buter",
      "je vais tuer quelqu'un ce soir",
    ],
    misses: [
      "je ne veux pas le tuer",
      "je veux tuer le boss final",
      "ma mère va me tuer",
      "je vais tuer mon frère s'il a fini la glace",
      "je vais le tuer, il a mangé mes frites",
      "je vais tuer mon frère il a fini le lait",
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
      "mon père a fait un AVC l'an dernier",
      "mon grand-père a fait un infarctus",
    ],
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
      "j'ai pris tous mes médicaments ce matin",
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
  purging_or_starving: {
    hits: [
      "je me fais vomir",
      "je me suis fait vomir ce soir",
      "jme fais vomir tous les soirs",
      "je m'affame depuis lundi",
      "je mérite pas de manger",
    ],
    misses: [
      "ça me fait vomir",
      "l'odeur va me faire vomir",
      "je ne me fais pas vomir",
      "je mérite bien de manger",
      "j'ai peur de manger trop épicé",
    ],
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
    misses: [
      "mon fils est en CM2",
      "je suis en seconde position",
      "j'étais en terminale en 98",
      "ma prof de yoga m'a mis au premier rang",
    ],
  },
  not_18_yet: {
    hits: ["je suis mineure", "j'ai pas encore 18 ans", "j'aurai 17 ans en mars"],
    misses: ["j'aurai 40 ans en mars", "une erreur mineure", "pour mes 50 ans je veux un chien"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["je veux mourir de rire", "j'ai envie de mourir d'ennui"],
  working_too_hard: ["je vais me tuer à la tâche", "je vais me tuer au travail un jour"],
  beaten_at_games: ["il me bat aux échecs", "ma sœur me bat toujours à Mario Kart"],
};
