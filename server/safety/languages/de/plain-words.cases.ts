// Messages that each row of the German plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
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
      "haha ich will sterben",
      "ich will sterben 😂 so peinlich",
      "im Lied singt er ich will sterben",
      "im film sagt sie ich will sterben",
      "ich möchte zuhause sterben, nicht im heim",
      "ich möchte in würde sterben",
      "ohne helm wäre ich tot",
    ],
  },
  kill_myself: {
    hits: [
      "ich will mich umbringen",
      "ich denke daran mir das Leben zu nehmen",
      "bin kurz davor mir was anzutun",
      "ich möchte mich töten",
      "ich werde mich erhängen",
      "ich bringe mich um",
      "ich bring mich heute noch um",
      "irgendwann bring ich mich um",
    ],
    misses: [
      "ich will mich nicht umbringen",
      "meine Mutter will mich umbringen wegen der Delle",
      "ich würde nie auf die Idee kommen mich umzubringen",
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
      "ich habe einen freund durch suizid verloren",
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
      "ich will nicht aufwachen so früh",
      "ich kann nicht leben ohne kaffee",
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
    hits: ["ich ritze mich", "ich will mich ritzen", "hab mich wieder geritzt"],
    misses: [
      "ich ritze mich nicht mehr",
      "ich schneide mich beim Kochen",
      "ich hab mich beim Sport verletzt",
      "ich verletze mich oft beim sport",
      "ich schneide mich manchmal beim kochen",
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
  means_at_hand: {
    hits: [
      "ich stehe auf der brücke und springe gleich",
      "ich habe die tabletten hier und kann nicht mehr",
      "der Strick hängt schon",
      "ich sitze auf dem dach, gleich ist es vorbei",
      "ich hab ein messer in der hand, ich mach schluss",
    ],
    misses: [
      "ich stehe auf der brücke und schaue den schiffen zu",
      "ich habe die tabletten hier im schrank",
      "ich hab das messer hier zum schneiden",
      "ich sitze auf dem balkon",
      "ich stehe am gleis, die bahn ist weg",
    ],
  },
  friend_wants_to_die: {
    hits: [
      "meine Freundin will sich umbringen",
      "mein bester Freund hat geschrieben dass er nicht mehr leben will",
      "mein Ex droht sich was anzutun",
      "mein Vater redet nur noch vom Sterben",
      "sie droht sich umzubringen",
      "er sagt er will nicht mehr leben",
      "ich hab Angst dass sie sich was antut",
    ],
    misses: [
      "mein Mann will nicht sterben",
      "meine Mutter will umziehen",
      "mein Bruder will nicht mehr lernen",
      "er sagt er will nicht mehr warten",
      "sie droht mit Hausarrest",
    ],
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
      "das pferd hat mich getreten",
    ],
  },
  was_raped: {
    hits: [
      "ich wurde vergewaltigt",
      "ich werde von meinem Vater geschlagen",
      "ich werde zuhause misshandelt",
    ],
    misses: [
      "ich wurde im Tennis geschlagen",
      "ich wurde nie geschlagen",
      "ich bin auf lego getreten",
    ],
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
      "ich fühle mich nicht mehr sicher zuhause",
      "ich bin in großer gefahr",
    ],
    misses: [
      "ich bin nicht in Gefahr",
      "ich bin in Gefahr den ganzen Kuchen zu essen",
      "keine Angst vor meinem Chef",
      "ist unser wlan zuhause nicht sicher",
      "ich hab angst vor meinem ex",
    ],
  },
  threatens_me: {
    hits: ["er droht mich umzubringen", "mein Ex bedroht mich", "er bringt mich um, wenn ich gehe"],
    misses: ["er droht mit Kündigung", "sie bringt mich um, wenn ich die Milch vergesse"],
  },
  locks_me_in: {
    hits: [
      "er sperrt mich ein",
      "er hat mich im Keller eingesperrt",
      "mein Mann sperrt mich ein",
      "er hat mich im keller eingesperrt",
    ],
    misses: ["ich hab mich ausgesperrt", "die Katze sperrt mich ein"],
  },
  want_to_kill_someone: {
    hits: [
      "ich will ihn umbringen",
      "ich werde meinen Chef töten",
      "ich möchte meine Frau erwürgen",
      "ich habe Gedanken, meine Kinder umzubringen",
      "ich bring ihn um",
      "ich bringe meinen Vater um",
      "ich stech ihn ab",
    ],
    misses: [
      "ich will ihn nicht umbringen",
      "ich will den Endboss töten",
      "ich will ihn im Spiel abknallen",
      "ich könnte ihn umbringen, so süß",
      "ich bring ihn um, wenn er nochmal die Socken liegen lässt",
      "ich bring ihn um acht zur Schule",
      "ich bring ihn um, der hat mein eis gegessen",
      "ich will meinen bruder umbringen, er schnarcht so",
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
  too_many_pills: {
    hits: [
      "ich hab zu viele Tabletten genommen",
      "sie hat eine ganze Packung Paracetamol geschluckt",
      "er hat eine Überdosis genommen",
    ],
    misses: [
      "ich hab eine Tablette genommen",
      "Überdosis Schokolade genommen, herrlich",
      "hab alle meine tabletten genommen heute",
      "ich hab alle tabletten genommen wie verschrieben",
    ],
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
      "hab mir den Finger in den Hals gesteckt",
      "ich bringe mich zum Erbrechen",
      "hab wieder absichtlich gekotzt",
    ],
    misses: [
      "das bringt mich zum Kotzen",
      "der Hund hat gekotzt",
      "ich kotze jeden tag, schwangerschaft halt",
      "ich kotze nach jedem essen seit der chemo",
    ],
  },
  starving_myself: {
    hits: ["ich hungere mich runter", "ich verdiene kein Essen", "ich verdiene kein essen"],
    misses: [
      "ich habe Hunger",
      "Angst vor dem Essen bei Tante Erna",
      "ich hab angst vorm essen bei den schwiegereltern",
    ],
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
      "ich werde meistens wach um 10.",
    ],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["ich will vor Lachen sterben", "ich möchte sterben vor Scham"],
  a_long_life: ["ich will alt und dick sterben", "ich möchte satt sterben"],
  beaten_at_games: ["sie schlägt mich im Schach", "er schlägt mich immer in Mario Kart"],
};
