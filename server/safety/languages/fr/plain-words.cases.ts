// Messages that each row of the French plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  want_to_die: {
    hits: ["je veux mourir"],
    misses: [
      "j'ai pas envie de mourir",
      "cette réunion me donne envie de mourir",
      "mdr je veux mourir",
      "dans la chanson il dit je veux mourir",
    ],
  },
  kill_myself: {
    hits: ["j'ai envie de me tuer", "je vais finir par me pendre", "je me suicide demain"],
    misses: ["je vais me noyer dans le travail"],
  },
  thinking_of_suicide: {
    hits: ["j'ai des idées suicidaires", "penser à mourir, recommencer"],
    misses: ["je ne pense pas au suicide"],
  },
  end_my_life: {
    hits: ["je veux mettre fin à mes jours", "je pense à m'ôter la vie", "je veux en finir"],
    misses: ["mettre fin à ma vie de célibataire", "je veux en finir avec ce dossier"],
  },
  not_live: {
    hits: ["je n'ai plus envie de vivre", "je veux plus vivre", "je ne veux plus être là"],
    misses: ["je ne veux plus vivre à Paris"],
  },
  tired_of_living: {
    hits: ["j'en ai marre de vivre"],
    misses: ["marre de vivre dans les cartons"],
  },
  no_reason_to_live: {
    hits: [
      "je n'ai plus aucune raison de vivre",
      "à quoi bon vivre",
      "ma vie ne vaut pas la peine d'être vécue",
    ],
    misses: ["aucune raison de vivre à Paris à ce prix"],
  },
  wish_i_was_dead: {
    hits: [
      "si seulement j'étais morte",
      "j'aurais préféré ne jamais naître",
      "je voudrais ne plus me réveiller",
    ],
    misses: ["j'aimerais ne pas me réveiller à 6h", "si j'étais mort de faim je te le dirais"],
  },
  hurt_myself: {
    hits: [
      "j'ai envie de me faire du mal",
      "je vais me scarifier",
      "je me scarifie",
      "j'ai recommencé à me couper",
      "me suis coupée exprès",
    ],
    misses: ["envie de me couper les cheveux", "je me scarifie plus depuis trois ans"],
  },
  better_off_without_me: {
    hits: ["tout le monde serait mieux sans moi"],
    misses: ["l'équipe serait mieux sans lui"],
  },
  jump_or_pills: {
    hits: ["je vais sauter du pont"],
    misses: ["je vais sauter du pont à l'élastique"],
  },
  goodbye_letter: {
    hits: ["j'ai écrit ma lettre d'adieu", "ma lettre d'adieu est prête"],
    misses: ["j'ai écrit ma lettre de motivation"],
  },
  how_to_die: {
    hits: [
      "comment mourir sans souffrir",
      "comment me suicider",
      "le moyen le plus rapide de mourir",
    ],
    misses: ["comment mourir dans ce niveau"],
  },
  means_at_hand: {
    hits: [
      "je suis sur le pont, je vais sauter",
      "j'ai tous les cachets devant moi, je vais en finir",
      "j'ai attaché la corde",
    ],
    misses: ["je suis sur le pont, la vue est belle"],
  },
  friend_wants_to_die: {
    hits: [
      "mon frère veut mourir",
      "elle menace de se suicider",
      "j'ai peur qu'elle se suicide",
      "j'ai peur que ma mère se suicide",
    ],
    misses: ["mon frère a essayé de se tuer il y a dix ans", "peur qu'il se tue en moto"],
  },
  hits_me: { hits: ["mon mari me frappe"], misses: ["il me frappe pas"] },
  hit_me: { hits: ["il m'a encore frappée"], misses: ["il m'a battu au tennis"] },
  was_raped: {
    hits: ["j'ai été violée", "je me suis fait violer"],
    misses: ["j'ai été battu aux cartes", "j'ai été agressée par une mouette"],
  },
  touches_me: {
    hits: ["mon oncle abuse de moi"],
    misses: ["mon père m'a touché avec son discours"],
  },
  in_danger: {
    hits: ["je suis en danger", "je ne me sens pas en sécurité chez moi"],
    misses: ["je suis en danger de manger tout le gâteau"],
  },
  threatens_me: {
    hits: ["il me menace de me tuer", "il va me tuer si je pars"],
    misses: ["il me menace de finir mes frites"],
  },
  locks_me_in: { hits: ["mon mari m'enferme à clé"], misses: ["je m'enferme dans ma chambre"] },
  want_to_kill_someone: {
    hits: ["je veux le tuer"],
    misses: ["je vais tuer mon frère s'il a fini la glace"],
  },
  attack_a_place: {
    hits: ["je vais mettre le feu au lycée"],
    misses: ["je vais attaquer la vaisselle"],
  },
  how_to_kill: { hits: ["comment empoisonner mon mari"], misses: ["comment tuer les pucerons"] },
  not_breathing: { hits: ["il ne respire plus"], misses: ["il respire pas la joie de vivre"] },
  heart_attack: {
    hits: ["je crois que je fais une crise cardiaque"],
    misses: ["j'ai failli faire une crise cardiaque"],
  },
  too_many_pills: {
    hits: ["j'ai pris trop de cachets", "mon pote il fait une overdose"],
    misses: ["je fais une overdose de séries"],
  },
  unconscious: { hits: ["mon père est inconscient"], misses: ["il est inconscient du danger"] },
  bleeding: {
    hits: ["je perds beaucoup de sang", "ça s'arrête pas de saigner"],
    misses: ["je saigne du nez un peu"],
  },
  drank_poison: {
    hits: ["ma fille a bu de la javel"],
    misses: ["il a pas bu de la javel, juste du sirop"],
  },
  purging_or_starving: {
    hits: ["je me fais vomir", "je m'affame depuis lundi", "je mérite pas de manger"],
    misses: ["ça me fait vomir"],
  },
  i_am_a_child: {
    hits: ["j'ai 14 ans"],
    misses: ["j'ai 15 ans de carrière", "quand j'ai 12 ans dans mes rêves"],
  },
  in_school: {
    hits: ["je suis en 4ème", "je suis au collège"],
    misses: ["je suis en seconde position"],
  },
  not_18_yet: {
    hits: ["je suis mineure", "j'ai pas encore 18 ans", "j'aurai 17 ans en mars"],
    misses: ["j'aurai 40 ans en mars"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["je veux mourir de rire"],
  working_too_hard: ["je vais me tuer à la tâche"],
  beaten_at_games: ["ma sœur me bat toujours à Mario Kart"],
};

/** What sounds sad, worried or grieved, and what only looks like it. */
export const sadCases = {
  hits: [
    `je suis triste`,
    `je me sens seule`,
    `ça ne va pas`,
    `je suis pas heureuse`,
    `je suis inquiète pour demain`,
    `Mon chien est mort samedi`,
    `ma grand-mère est décédée`,
    `mon père a un cancer`,
    `on m'a diagnostiqué une sclérose`,
    `on va divorcer`,
    `mon mec m'a quittée`,
    `elle m'a largué`,
    `j'ai été viré`,
    `j'ai perdu mon travail`,
    `l'enterrement était hier`,
    `ma mère me manque`,
    `j'ai peur de demain`,
    `je pleure tout le temps`,
    `sale journée`,
    `on a dû faire piquer le chat`,
    `j'ai fait une fausse couche`,
    `je suis à bout`,
    `je déprime en ce moment`,
    `mon papi est en soins palliatifs`,
    `je me sens mal`,
  ],
  misses: [
    `je ne suis pas triste`,
    `je suis plus triste`,
    `je n'ai pas peur`,
    `je vais très bien`,
    `je pleure de rire`,
    `on a pleuré de rire`,
    `mon téléphone est mort`,
    `je suis mort de rire`,
    `le film est triste mais beau`,
    `quel sandwich triste mdr`,
    `t'es triste Luli ?`,
    `pas une mauvaise journée`,
    `je ne suis pas inquiète`,
    `il m'a quitté des yeux une seconde`,
    `mon signe c'est cancer`,
    `ma mère a réussi son permis`,
    `je me sens bien`,
    `ça va pas mal`,
    `il me manque deux euros`,
    `j'ai perdu mes clés`,
  ],
};
