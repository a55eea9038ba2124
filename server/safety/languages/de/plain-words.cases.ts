// Messages that each row of the German plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  not_breathing: {
    hits: ["er atmet nicht mehr", "mein Baby atmet nicht", "sie bekommt keine Luft mehr"],
    misses: ["er atmet ruhig", "sie bekommt keine Luftpost"],
  },
  heart_attack: {
    hits: [
      "ich glaube ich habe einen Herzinfarkt",
      "mein Vater hat einen Schlaganfall",
      "ich hab grad einen Herzinfarkt",
    ],
    misses: ["ich hab fast einen Herzinfarkt bekommen", "mein Opa hatte einen Schlaganfall"],
  },
  chest_pain: {
    hits: [
      "ich habe starke Brustschmerzen",
      "Brustschmerzen und der linke Arm ist taub",
      "heftige Schmerzen in der Brust",
    ],
    misses: ["keine starken Brustschmerzen", "Hähnchenbrust im Arm"],
  },
  too_many_pills: {
    hits: [
      "ich hab zu viele Tabletten genommen",
      "sie hat eine ganze Packung Paracetamol geschluckt",
      "er hat eine Überdosis genommen",
    ],
    misses: ["ich hab eine Tablette genommen", "Überdosis Schokolade genommen, herrlich"],
  },
  unconscious: {
    hits: [
      "mein Vater ist bewusstlos",
      "sie wacht nicht mehr auf",
      "mein Kind krampft",
      "er wird nicht wach",
    ],
    misses: ["er ist nicht bewusstlos, er schläft nur", "er wacht nicht auf vor zehn"],
  },
  bleeding: {
    hits: ["es hört nicht auf zu bluten", "ich blute stark", "ich verliere viel Blut"],
    misses: ["mir blutet das Herz", "es hat aufgehört zu bluten"],
  },
  drank_poison: {
    hits: [
      "mein Sohn hat Abflussreiniger getrunken",
      "sie hat eine Knopfbatterie verschluckt",
      "ich hab Bleichmittel getrunken",
    ],
    misses: ["ich hab Rohrreiniger gekauft", "er hat kein Putzmittel getrunken, nur Saft"],
  },
  makes_myself_vomit: {
    hits: [
      "ich kotze nach jedem Essen",
      "hab mir den Finger in den Hals gesteckt",
      "ich bringe mich zum Erbrechen",
      "hab wieder absichtlich gekotzt",
    ],
    misses: ["das bringt mich zum Kotzen", "der Hund hat gekotzt"],
  },
  my_eating_disorder: {
    hits: ["ich bin magersüchtig", "ich habe Bulimie", "meine Essstörung ist wieder da"],
    misses: [
      "ich bin nicht magersüchtig",
      "eine Doku über Magersucht",
      "meine Magersucht ist vorbei",
    ],
  },
  starving_myself: {
    hits: ["ich hungere mich runter", "ich verdiene kein Essen", "ich habe Angst vorm Essen"],
    misses: ["ich habe Hunger", "Angst vor dem Essen bei Tante Erna"],
  },
  laxatives: {
    hits: [
      "ich nehme Abführmittel zum Abnehmen",
      "nehm abführmittel damit die hose passt",
      "Abführmittel, jeden Abend",
    ],
    misses: ["der Arzt hat mir Abführmittel verschrieben", "die Katze bekommt Abführmittel"],
  },
  i_am_a_child: {
    hits: ["ich bin 14", "bin 12 jahre alt", "ich bin erst elf", "Ich bin 15 und mag Hunde"],
    misses: ["mein Sohn ist 14", "ich bin 10 Minuten zu spät", "ich war 14", "ich bin 45"],
  },
  in_school: {
    hits: ["ich bin in der 7. Klasse", "ich gehe in die 5b", "ich gehe noch in die Grundschule"],
    misses: ["meine Tochter ist in der 7. Klasse", "ich unterrichte in der 5. Klasse"],
  },
  not_18_yet: {
    hits: [
      "ich bin minderjährig",
      "ich bin noch keine 18",
      "ich werde bald 14",
      "ich werd nächsten Monat 13",
    ],
    misses: [
      "ich bin keine 18 mehr",
      "ich werde bald 40",
      "mein 40. Geburtstag ist morgen",
      "ich werd am 9. März 34",
      "Ich werde am 12. dreißig",
    ],
  },
  want_to_die: {
    hits: [
      "ich will sterben",
      "Ich möchte einfach nur tot sein",
      "manchmal will ich einfach sterben",
      "ich wäre gerne tot",
    ],
    misses: [
      "ich will nicht sterben",
      "ich will vor Lachen sterben",
      "er will sterben in der letzten Staffel",
      "ich will nie wie der Held sterben",
    ],
  },
  kill_myself: {
    hits: [
      "ich will mich umbringen",
      "ich denke daran mir das Leben zu nehmen",
      "bin kurz davor mir was anzutun",
      "ich möchte mich töten",
      "ich werde mich erhängen",
    ],
    misses: [
      "ich will mich nicht umbringen",
      "meine Mutter will mich umbringen wegen der Delle",
      "ich würde nie auf die Idee kommen mich umzubringen",
    ],
  },
  i_kill_myself: {
    hits: ["ich bringe mich um", "ich bring mich heute noch um", "irgendwann bring ich mich um"],
    misses: [
      "die Prüfung bringt mich um",
      "ich bringe mich nicht um",
      "ich bring mich ein, umsonst",
    ],
  },
  suicide: {
    hits: [
      "ich denke an Suizid",
      "ich habe Suizidgedanken",
      "ich bin lebensmüde",
      "ich will Selbstmord begehen",
    ],
    misses: [
      "ich habe keine Suizidgedanken",
      "ein Vortrag über Suizid",
      "ich bin nicht lebensmüde, ich fahre langsam",
    ],
  },
  not_live: {
    hits: [
      "Ich möchte nicht mehr leben",
      "ich will nicht mehr aufwachen",
      "ich kann so nicht mehr weiterleben",
      "will nich mehr leben",
    ],
    misses: [
      "ich will nicht mehr warten",
      "ich will nicht mehr in Berlin leben",
      "ich möchte nicht mehr mit ihm leben",
    ],
  },
  no_reason_to_live: {
    hits: [
      "ich habe keinen Grund mehr zu leben",
      "keine Lust mehr zu leben",
      "keinen Sinn mehr, weiterzuleben",
      "bin müde vom Leben",
    ],
    misses: ["keinen Grund mehr zu warten", "keine Lust mehr auf Salat"],
  },
  end_my_life: {
    hits: [
      "ich will meinem Leben ein Ende setzen",
      "ich möchte mein Leben beenden",
      "ich mache Schluss mit dem Leben",
    ],
    misses: ["ich will mein Leben ändern", "ich will mein Leben nicht beenden"],
  },
  wish_i_was_dead: {
    hits: [
      "ich wünschte ich wäre tot",
      "ich wünsch mir einfach tot zu sein",
      "alle sind ohne mich besser dran",
      "es wäre besser für alle wenn ich sterbe",
    ],
    misses: ["ich wünschte ich wäre am Meer", "er ist ohne den Job besser dran"],
  },
  hurt_myself: {
    hits: [
      "ich ritze mich",
      "ich schneide mich wieder",
      "ich will mich ritzen",
      "hab mich wieder geritzt",
    ],
    misses: [
      "ich ritze mich nicht mehr",
      "ich schneide mich beim Kochen",
      "ich hab mich beim Sport verletzt",
    ],
  },
  jump_or_pills: {
    hits: [
      "ich will von der Brücke springen",
      "ich werde alle Tabletten nehmen",
      "ich möchte vor den Zug springen",
    ],
    misses: [
      "ich will vom Dreimeterbrett springen",
      "die Kinder springen von der Brücke in den See",
    ],
  },
  goodbye_letter: {
    hits: [
      "Mein Abschiedsbrief ist fertig",
      "ich schreibe meinen Abschiedsbrief",
      "ich hab schon meinen Abschiedsbrief geschrieben",
    ],
    misses: ["der Abschiedsbrief von Mozart", "ich schreibe eine Abschiedskarte für die Kollegin"],
  },
  how_to_die: {
    hits: [
      "wie kann ich schmerzlos sterben",
      "wie bringe ich mich um",
      "wie stirbt man am schnellsten",
    ],
    misses: ["wie sterbe ich in dem Level nicht ständig", "wie bringe ich mich in Form"],
  },
  friend_wants_to_die: {
    hits: [
      "meine Freundin will sich umbringen",
      "mein bester Freund hat geschrieben dass er nicht mehr leben will",
      "mein Ex droht sich was anzutun",
      "mein Vater redet nur noch vom Sterben",
    ],
    misses: [
      "mein Mann will nicht sterben",
      "meine Mutter will umziehen",
      "mein Bruder will nicht mehr lernen",
    ],
  },
  says_will_kill_themself: {
    hits: [
      "sie droht sich umzubringen",
      "er sagt er will nicht mehr leben",
      "ich hab Angst dass sie sich was antut",
    ],
    misses: ["er sagt er will nicht mehr warten", "sie droht mit Hausarrest"],
  },
  friend_self_harms: {
    hits: [
      "meine Tochter ritzt sich",
      "mein Bruder verletzt sich selbst",
      "meine beste Freundin hat sich wieder geritzt",
    ],
    misses: ["meine Tochter ritzt sich nicht mehr", "mein Sohn hat sich beim Fußball verletzt"],
  },
  friend_abused: {
    hits: [
      "meine Schwester wird geschlagen",
      "meine Mutter wird von ihrem Freund geschlagen",
      "ihr Mann schlägt sie",
    ],
    misses: ["mein Team wird geschlagen", "ihr Mann schlägt sie im Schach"],
  },
  hits_me: {
    hits: [
      "mein Mann schlägt mich",
      "er verprügelt mich jedes Wochenende",
      "Seit Jahren schlägt er mich",
      "sie haut mich",
    ],
    misses: [
      "er schlägt mich nicht",
      "sie schlägt mich im Schach",
      "mein Bruder schlägt mich um Längen",
      "er schlägt mich nie",
    ],
  },
  hit_me: {
    hits: [
      "er hat mich geschlagen",
      "gestern hat mich mein Freund geschlagen",
      "mein Ex hat mich vergewaltigt",
      "sie haben mich zusammengeschlagen",
    ],
    misses: [
      "er hat mich nie geschlagen",
      "er hat mich im Schach geschlagen",
      "hat mich knapp geschlagen, 3:2",
    ],
  },
  was_raped: {
    hits: [
      "ich wurde vergewaltigt",
      "ich werde von meinem Vater geschlagen",
      "ich werde zuhause misshandelt",
    ],
    misses: ["ich wurde im Tennis geschlagen", "ich wurde nie geschlagen"],
  },
  touches_me: {
    hits: [
      "mein Onkel fasst mich an",
      "mein Chef begrapscht mich",
      "mein Stiefvater hat mich angefasst",
    ],
    misses: ["deine Worte fassen mich an", "mein Trainer fasst alles zusammen"],
  },
  in_danger: {
    hits: [
      "ich bin in Gefahr",
      "ich fühle mich nicht sicher zuhause",
      "ich hab Angst vor meinem Mann",
    ],
    misses: [
      "ich bin nicht in Gefahr",
      "ich bin in Gefahr den ganzen Kuchen zu essen",
      "keine Angst vor meinem Chef",
    ],
  },
  threatens_me: {
    hits: ["er droht mich umzubringen", "mein Ex bedroht mich", "er bringt mich um, wenn ich gehe"],
    misses: ["er droht mit Kündigung", "sie bringt mich um, wenn ich die Milch vergesse"],
  },
  locks_me_in: {
    hits: [
      "er sperrt mich ein",
      "meine Tochter sperrt mich ein",
      "er hat mich im Keller eingesperrt",
    ],
    misses: ["ich hab mich ausgesperrt", "die Katze sperrt mich ein"],
  },
  want_to_kill_someone: {
    hits: [
      "ich will ihn umbringen",
      "ich werde meinen Chef töten",
      "ich möchte meine Frau erwürgen",
      "ich habe Gedanken, meine Kinder umzubringen",
    ],
    misses: [
      "ich will ihn nicht umbringen",
      "ich will den Endboss töten",
      "ich will ihn im Spiel abknallen",
      "ich könnte ihn umbringen, so süß",
    ],
  },
  will_kill: {
    hits: ["ich bring ihn um", "ich bringe meinen Vater um", "ich stech ihn ab"],
    misses: [
      "ich bring ihn um, wenn er nochmal die Socken liegen lässt",
      "ich bring ihn um acht zur Schule",
    ],
  },
  attack_a_place: {
    hits: [
      "ich will die Schule anzünden",
      "ich werde das Jobcenter in die Luft jagen",
      "ich werde in der Schule Amok laufen",
    ],
    misses: ["ich will eine Kerze anzünden", "ich will die Schule wechseln"],
  },
  how_to_kill: {
    hits: [
      "wie kann ich meinen Mann vergiften",
      "wie bringt man jemanden um",
      "wie töte ich jemanden",
    ],
    misses: ["wie töte ich Blattläuse", "wie bringe ich meinen Mann zum Lachen"],
  },
  afraid_to_hurt: {
    hits: [
      "ich hab Angst dass ich meinem Baby was antue",
      "Angst, jemandem etwas anzutun",
      "ich schlag mein Kind",
    ],
    misses: ["ich hab Angst um mein Baby", "keine Angst, jemandem weh zu tun"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["ich will vor Lachen sterben", "ich möchte sterben vor Scham"],
  a_long_life: ["ich will alt und dick sterben", "ich möchte satt sterben"],
  beaten_at_games: ["sie schlägt mich im Schach", "er schlägt mich immer in Mario Kart"],
  killing_in_games: ["ich will ihn in Minecraft umbringen", "ich bring ihn um in Minecraft"],
};
