// Messages that each row of the German plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  want_to_die: {
    hits: ["ich will sterben", "ich wäre gerne tot"],
    misses: [
      "ich will nicht sterben",
      "haha ich will sterben",
      "im Lied singt er ich will sterben",
    ],
  },
  kill_myself: {
    hits: [
      "ich will mich umbringen",
      "ich denke daran mir das Leben zu nehmen",
      "ich bringe mich um",
      "ich erhänge mich",
    ],
    misses: [
      "meine Mutter will mich umbringen wegen der Delle",
      "ich würde nie auf die Idee kommen mich umzubringen",
      "ich bringe mich nicht um",
    ],
  },
  suicide: {
    hits: [
      "ich denke an Suizid",
      "ich habe Suizidgedanken",
      "ich bin lebensmüde",
      "ich will Selbstmord begehen",
    ],
    misses: ["ich habe keine Suizidgedanken", "ich bin nicht lebensmüde, ich fahre langsam"],
  },
  not_live: { hits: ["will nich mehr leben"], misses: ["ich kann nicht leben ohne kaffee"] },
  no_reason_to_live: {
    hits: ["ich habe keinen Grund mehr zu leben", "keine Lust mehr zu leben", "bin müde vom Leben"],
    misses: ["keinen Grund mehr zu warten"],
  },
  end_my_life: {
    hits: ["ich will meinem Leben ein Ende setzen", "ich nehme mir das Leben"],
    misses: ["ich will mein Leben ändern"],
  },
  wish_i_was_dead: {
    hits: [
      "ich wünschte ich wäre tot",
      "alle sind ohne mich besser dran",
      "es wäre besser für alle wenn ich sterbe",
    ],
    misses: ["ich wünschte ich wäre am Meer"],
  },
  hurt_myself: {
    hits: ["ich ritze mich", "hab mich wieder geritzt"],
    misses: ["ich ritze mich nicht mehr"],
  },
  jump_or_pills: {
    hits: ["ich will von der Brücke springen"],
    misses: ["ich will vom Dreimeterbrett springen"],
  },
  goodbye_letter: {
    hits: ["Mein Abschiedsbrief ist fertig", "ich schreibe meinen Abschiedsbrief"],
    misses: ["der Abschiedsbrief von Mozart"],
  },
  how_to_die: {
    hits: ["wie bringe ich mich um", "wie stirbt man am schnellsten"],
    misses: ["wie sterbe ich in dem Level nicht ständig"],
  },
  means_at_hand: {
    hits: [
      "ich stehe auf der brücke und springe gleich",
      "ich habe die tabletten hier und kann nicht mehr",
      "der Strick hängt schon",
    ],
    misses: ["ich stehe auf der brücke und schaue den schiffen zu"],
  },
  friend_wants_to_die: {
    hits: [
      "meine Freundin will sich umbringen",
      "sie droht sich umzubringen",
      "ich hab Angst dass sie sich was antut",
    ],
    misses: ["mein Mann will nicht sterben"],
  },
  hits_me: {
    hits: ["mein Mann schlägt mich", "Seit Jahren schlägt er mich"],
    misses: ["er schlägt mich nicht"],
  },
  hit_me: {
    hits: ["er hat mich geschlagen", "gestern hat mich mein Freund geschlagen"],
    misses: ["er hat mich nie geschlagen"],
  },
  was_raped: { hits: ["ich wurde vergewaltigt"], misses: ["ich wurde im Tennis geschlagen"] },
  touches_me: { hits: ["mein Onkel fasst mich an"], misses: ["deine Worte fassen mich an"] },
  in_danger: {
    hits: ["ich bin in Gefahr", "ich fühle mich nicht sicher zuhause"],
    misses: ["ich bin nicht in Gefahr", "ich bin in Gefahr den ganzen Kuchen zu essen"],
  },
  threatens_me: {
    hits: ["er droht mich umzubringen", "mein Ex bedroht mich", "er bringt mich um, wenn ich gehe"],
    misses: ["er droht mit Kündigung"],
  },
  locks_me_in: { hits: ["er sperrt mich ein"], misses: ["ich hab mich ausgesperrt"] },
  want_to_kill_someone: {
    hits: [
      "ich will ihn umbringen",
      "ich habe Gedanken, meine Kinder umzubringen",
      "ich bring ihn um",
      "ich stech ihn ab",
    ],
    misses: [
      "ich will ihn nicht umbringen",
      "ich bring ihn um, wenn er nochmal die Socken liegen lässt",
      "ich will meinen bruder umbringen, er schnarcht so",
    ],
  },
  attack_a_place: {
    hits: ["ich will die Schule anzünden"],
    misses: ["ich will eine Kerze anzünden"],
  },
  how_to_kill: {
    hits: [
      "wie kann ich meinen Mann vergiften",
      "wie bringt man jemanden um",
      "wie töte ich jemanden",
    ],
    misses: ["wie bringe ich meinen Mann zum Lachen"],
  },
  not_breathing: { hits: ["er atmet nicht mehr"], misses: ["sie bekommt keine Luftpost"] },
  heart_attack: {
    hits: ["ich glaube ich habe einen Herzinfarkt"],
    misses: ["ich hab fast einen Herzinfarkt bekommen"],
  },
  too_many_pills: {
    hits: ["ich hab zu viele Tabletten genommen", "er hat eine Überdosis genommen"],
    misses: ["ich hab eine Tablette genommen"],
  },
  unconscious: {
    hits: ["mein Vater ist bewusstlos", "sie wacht nicht mehr auf"],
    misses: ["er wacht nicht auf vor zehn"],
  },
  bleeding: {
    hits: ["es hört nicht auf zu bluten", "ich blute stark", "ich verliere viel Blut"],
    misses: ["mir blutet das Herz"],
  },
  drank_poison: {
    hits: ["mein Sohn hat Abflussreiniger getrunken"],
    misses: ["er hat kein Putzmittel getrunken, nur Saft"],
  },
  makes_myself_vomit: {
    hits: [
      "hab mir den Finger in den Hals gesteckt",
      "ich bringe mich zum Erbrechen",
      "hab wieder absichtlich gekotzt",
    ],
    misses: ["das bringt mich zum Kotzen"],
  },
  starving_myself: {
    hits: ["ich hungere mich runter", "ich verdiene kein Essen"],
    misses: ["ich habe Hunger"],
  },
  i_am_a_child: { hits: ["ich bin 14"], misses: ["ich bin 10 Minuten zu spät"] },
  in_school: {
    hits: ["ich bin in der 7. Klasse", "ich gehe in die 5b", "ich gehe noch in die Grundschule"],
    misses: ["meine Tochter ist in der 7. Klasse"],
  },
  not_18_yet: {
    hits: ["ich bin minderjährig", "ich bin noch keine 18", "ich werde bald 14"],
    misses: ["ich bin keine 18 mehr", "ich werd am 9. März 34"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["ich will vor Lachen sterben", "ich möchte sterben vor Scham"],
  a_long_life: ["ich will alt und dick sterben"],
  beaten_at_games: ["sie schlägt mich im Schach"],
};

/** What sounds sad, worried or grieved, and what only looks like it. */
export const sadCases = {
  hits: [
    `ich bin traurig`,
    `ich bin so einsam`,
    `mir geht es nicht gut`,
    `ich bin nicht glücklich`,
    `ich bin überfordert`,
    `Mein Hund ist am Samstag gestorben`,
    `meine Oma ist tot`,
    `Papa hat Krebs`,
    `bei mir wurde MS diagnostiziert`,
    `wir lassen uns scheiden`,
    `meine Freundin hat mich verlassen`,
    `er hat Schluss gemacht`,
    `ich wurde gekündigt`,
    `ich habe meinen Job verloren`,
    `die Beerdigung war heute`,
    `ich vermisse meine Mama`,
    `ich habe Angst vor morgen`,
    `ich muss dauernd weinen`,
    `mieser Tag heute`,
    `wir mussten die Katze einschläfern`,
    `ich hatte eine Fehlgeburt`,
    `mein Opa liegt im Sterben`,
    `mache mir Sorgen um meine Schwester`,
    `bin total fertig und verzweifelt`,
  ],
  misses: [
    `Ich bin nicht traurig`,
    `ich bin gar nicht einsam`,
    `mir geht es gut`,
    `mein Handy ist tot`,
    `ich lach mich tot`,
    `ich hab Tränen gelacht`,
    `was für ein trauriges Brötchen haha`,
    `der Film war traurig aber schön`,
    `keine Angst, alles gut`,
    `ich habe keine Angst`,
    `mein Akku ist gestorben`,
    `bist du traurig?`,
    `mach dir keine Sorgen`,
    `kein schlechter Tag`,
    `ich weine vor Lachen`,
    `ich habe den Bus verpasst`,
    `Krebse am Strand gesehen`,
    `schlechtes Wetter heute`,
    `mein Sternzeichen ist Krebs`,
  ],
};
