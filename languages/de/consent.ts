import type { ConsentText } from "../../shared/rules/consent.ts";

export const consent: ConsentText = {
  trial:
    "Deine ersten 7 Tage sind kostenlos. Danach werden automatisch $20 pro Monat abgebucht, bis du kündigst. Du kannst jederzeit kündigen, mit zwei Klicks in deinem Profil.",
  noTrial:
    "$20 werden heute abgebucht und danach automatisch jeden Monat, bis du kündigst. Du kannst jederzeit kündigen, mit zwei Klicks in deinem Profil.",
  limits: ({ daily, messages, seconds }) =>
    `Mit Premium: bis zu ${daily} Nachrichten am Tag und höchstens ${messages} in ${seconds} Sekunden.`,
  agree: "Ich stimme diesen Bedingungen zu: Das Abo verlängert sich automatisch, bis ich kündige.",
};
