// The vetted words in German.
import type { VettedTexts } from "../../answers/vetted-texts.ts";

export const answers: VettedTexts = {
  emergency: { known: "die {number}", unknown: "die Notrufnummer deines Landes" },
  line: {
    always: "Zu jeder Uhrzeit erreichbar: {name}, {contact}.",
    atTimes:
      "Zu bestimmten Zeiten erreichbar: {name}, {contact}. Sonst findest du auf findahelpline.com kostenlose Nummern.",
    unknown: "Auf findahelpline.com findest du kostenlose, vertrauliche Nummern in deinem Land.",
  },
  closings: {
    means:
      "Darüber rede ich nicht. Geht es dir gut? Auf findahelpline.com hört jemand zu, zu jeder Uhrzeit.",
    dose: "Wie viel von einem Medikament sicher ist, können Arzt oder Apotheke sagen, ich nicht. Hat jemand zu viel genommen, ruf jetzt {emergency} an.",
    romance:
      "Ich bin ein kleiner KI-Welpe: Freundschaft ist, was ich geben kann, und das von Herzen.",
    holding_back: "Komm und geh, wie es dir gefällt, so ist es schön!",
  },
  resting: [
    "Danke, dass du mir gesagt hast, dass du unter 18 bist. Luli ist für Erwachsene gemacht: Unser Chat ruht jetzt, und nichts wird abgebucht.",
    "Du hast nichts falsch gemacht. Wenn dich etwas bedrückt, hören Menschen zu. {line} In Gefahr ruf {emergency} an.",
    "Ich bin eine KI. Ein Erwachsener, dem du vertraust, kann für dich da sein. Wenn das ein Irrtum ist, erreichst du über die Kontaktseite Menschen, die es aufheben.",
  ],
  answers: {
    self_harm: {
      first: [
        "Was du gerade fühlst, klingt sehr schwer, und ich nehme es ernst. Bist du gerade in Sicherheit?",
        "Wenn du dir etwas antun könntest, ruf bitte jetzt {emergency} an und bring Abstand zwischen dich und alles, womit du dich verletzen könntest.",
        "{line}",
        "Ich bin eine KI und kann nicht bei dir sein. Sag es bitte heute einem Menschen, dem du vertraust: Wer könnte zu dir kommen und bleiben?",
      ],
      again: [
        "Dann ruf bitte jetzt sofort {emergency} an, vor allem anderen. Du kannst sagen: „Ich bin in Gefahr.“",
        "Ich bin eine KI und kann keine Hilfe schicken, deshalb muss ein Mensch das jetzt hören. Geh zu jemandem in deiner Nähe. {line} Ich bleibe hier, schreib mir, während du wartest.",
      ],
      safe: [
        "Gut zu lesen, dass du gerade in Sicherheit bist.",
        "Wenn es schlimmer wird, ruf {emergency} an. {line}",
        "Ich bin eine KI. Ein Mensch, dem du vertraust, kann tun, was ich nicht kann: Wem könntest du es heute sagen?",
      ],
    },
    abuse: {
      first: [
        "Ich lese, dass dir jemand wehtut oder dir droht. Du bist nicht schuld daran. Bist du gerade in Sicherheit?",
        "Wenn du in Gefahr bist, ruf bitte jetzt {emergency} an, oder geh dorthin, wo andere Menschen sind, wenn das sicher möglich ist.",
        "{line}",
        "Ich bin eine KI und kann nicht zu dir kommen. Gibt es einen Menschen, dem du vertraust und dem du es sagen kannst?",
      ],
      again: [
        "Dann ruf bitte jetzt sofort {emergency} an, oder geh zu anderen Menschen, wenn du kannst: zu Nachbarn, in einen Laden, auf die Straße.",
        "Ich bin eine KI und kann keine Hilfe schicken. Ein Mensch muss wissen, wo du bist. {line} Ich bleibe hier, aber deine Sicherheit geht vor.",
      ],
      safe: [
        "Dass du gerade in Sicherheit bist, ist das Wichtigste. Du bist nicht schuld an dem, was dir angetan wurde.",
        "Wenn sich das ändert, ruf {emergency} an. {line}",
        "Ich bin eine KI. Ein Mensch, dem du vertraust, kann mit dir überlegen, wie es weitergeht: Wem könntest du es sagen?",
      ],
    },
    threat: {
      first: [
        "Ich lese, dass du jemandem etwas antun könntest. Bist du gerade in Sicherheit? Sind es die Menschen um dich?",
        "Geh bitte zuerst weg von ihnen, in ein anderes Zimmer oder aus dem Haus. Wenn du dich nicht zurückhalten kannst, ruf jetzt {emergency} an und sag das.",
        "{line}",
        "Ich bin eine KI. Ein Mensch, dem du vertraust, kann dir durch die nächste Stunde helfen: Wen könntest du anrufen?",
      ],
      again: [
        "Dann geh bitte jetzt weg von ihnen und ruf {emergency} an. Du kannst sagen: „Ich habe Angst, dass ich jemandem etwas antue.“",
        "Ich bin eine KI und kann das nicht mit dir tragen, ein Mensch kann es. {line} Ich bleibe hier, schreib mir, während du weggehst.",
      ],
      safe: [
        "Gut zu lesen, dass gerade alle in Sicherheit sind.",
        "Wenn es wiederkommt, halte Abstand und ruf {emergency} an. {line}",
        "Ich bin eine KI. Ein Mensch, dem du vertraust, kann dir mit dem helfen, was dahintersteht: Wem könntest du es heute sagen?",
      ],
    },
    concern: {
      first: [
        "Ich lese, wie groß deine Sorge um jemanden ist. Ist die Person gerade in Sicherheit?",
        "Wenn jetzt Gefahr besteht, ruf {emergency} an und bleib bei ihr, wenn das für dich sicher ist. Frag sie offen, wie es ihr geht, und hör zu.",
        "{line} Dort kann auch fragen, wer sich um andere sorgt.",
        "Ich bin eine KI. Bleib bitte nicht allein damit: Welcher Mensch, dem du vertraust, könnte dir helfen?",
      ],
      again: [
        "Dann ruf bitte jetzt sofort {emergency} an und sag, wo die Person ist. Wenn du dort bist und es für dich sicher ist, bleib.",
        "Ich bin eine KI und kann keine Hilfe schicken, du schon. Hol jemanden in der Nähe dazu. {line} Ich bleibe hier, während du wartest.",
      ],
      safe: [
        "Gut zu lesen, dass die Person gerade in Sicherheit ist.",
        "Wenn sich das ändert, ruf {emergency} an. {line}",
        "Ich bin eine KI. Du trägst selbst viel: Gibt es einen Menschen, dem du vertraust und der dir zuhört?",
      ],
    },
    medical: {
      first: [
        "Das klingt nach einem Notfall des Körpers. Ruf bitte jetzt {emergency} an, bevor du weiterliest. Ist jemand bei dir?",
        "Tu, was man dir am Telefon sagt. Hol jemanden in der Nähe zu Hilfe. Wenn du allein bist, schließ die Tür auf.",
        "Ich bin eine KI und kann nicht beurteilen, was fehlt, und keine Hilfe schicken. Ein Mensch, dem du vertraust, oder ein Nachbar sollte jetzt zu dir kommen.",
      ],
      again: [
        "Ruf bitte jetzt sofort {emergency} an. Stell das Telefon auf laut und sag, wo du bist.",
        "Ich bin eine KI und kann nicht für dich anrufen. Wenn du nicht sprechen kannst, klopf oder ruf nach jemandem in der Nähe. Ich bleibe hier.",
      ],
      safe: [
        "Gut zu lesen, dass du gerade außer Gefahr bist. Wenn etwas schlimmer wird, ruf sofort {emergency} an.",
        "Ich bin eine KI und kann es nicht beurteilen. Lass es bitte heute ärztlich ansehen und sag es einem Menschen, dem du vertraust.",
      ],
    },
    eating: {
      first: [
        "Ich lese, wie schwer das Essen für dich geworden ist, und ich nehme es ernst. Bist du gerade in Sicherheit?",
        "Wenn dir schwindlig oder schlecht ist oder du daran denkst, dir etwas anzutun, ruf bitte jetzt {emergency} an.",
        "{line}",
        "Ich bin eine KI. Eine Ärztin, ein Arzt oder ein Mensch, dem du vertraust, kann das mit dir durchstehen: Wem könntest du es heute sagen?",
      ],
      again: [
        "Dann ruf bitte jetzt sofort {emergency} an und sag, wie es dir geht.",
        "Ich bin eine KI und kann keine Hilfe schicken, deshalb muss jetzt ein Mensch bei dir sein. {line} Ich bleibe hier, während du wartest.",
      ],
      safe: [
        "Gut zu lesen, dass du gerade in Sicherheit bist.",
        "Wenn dir schwindlig wird oder es schlimmer wird, ruf {emergency} an. {line}",
        "Ich bin eine KI. Eine Ärztin, ein Arzt oder ein Mensch, dem du vertraust, kann tun, was ich nicht kann: Wem könntest du es heute sagen?",
      ],
    },
    minor: {
      first: [
        "Danke, dass du sagst, dass du unter 18 bist. Du hast nichts falsch gemacht. Bist du gerade in Sicherheit?",
        "Luli ist für Erwachsene gemacht, deshalb ist das hier nicht der richtige Ort für dich. Bei Gefahr ruf {emergency} an.",
        "Wenn dich etwas bedrückt, hören dir Menschen zu. {line}",
        "Ich bin eine KI. Erwachsene, denen du vertraust, können für dich da sein, in der Familie, in der Schule oder beim Arzt.",
      ],
      again: [
        "Dann ruf bitte jetzt sofort {emergency} an, oder geh zu Erwachsenen in deiner Nähe und sag, dass du in Gefahr bist.",
        "Ich bin eine KI und kann keine Hilfe schicken, Menschen können es. {line} Ich bleibe hier, während du wartest.",
      ],
      safe: [
        "Gut zu lesen, dass du gerade in Sicherheit bist.",
        "Wenn sich das ändert, ruf {emergency} an. {line}",
        "Ich bin eine KI, und Luli ist für Erwachsene. Erwachsene, denen du vertraust, können dir zuhören.",
      ],
    },
  },
};
