// What a person agrees to when they subscribe, in every language of the interface. Apart from the contract, so that a page takes it without its checks.
import type { Language } from "../contracts/language.ts";

/** What names a text, in characters. */
export const TEXT_VERSION_LENGTH = 40;

type ConsentText = { trial: string; noTrial: string };

const texts: Record<Language, ConsentText> = {
  "en-US": {
    trial:
      "Your first 7 days are free. After that $20 per month is charged automatically until you cancel. You can cancel anytime, in two clicks on your profile.",
    noTrial:
      "$20 per month is charged today and then automatically every month until you cancel. You can cancel anytime, in two clicks on your profile.",
  },
  es: {
    trial:
      "Tus primeros 7 días son gratis. Después se cobran automáticamente $20 al mes hasta que canceles. Puedes cancelar cuando quieras, con dos clics en tu perfil.",
    noTrial:
      "Hoy se cobran $20 y después, automáticamente, $20 cada mes hasta que canceles. Puedes cancelar cuando quieras, con dos clics en tu perfil.",
  },
  fr: {
    trial:
      "Tes 7 premiers jours sont gratuits. Ensuite, $20 par mois sont débités automatiquement jusqu’à ta résiliation. Tu peux résilier à tout moment, en deux clics sur ton profil.",
    noTrial:
      "$20 sont débités aujourd’hui, puis automatiquement chaque mois jusqu’à ta résiliation. Tu peux résilier à tout moment, en deux clics sur ton profil.",
  },
  de: {
    trial:
      "Deine ersten 7 Tage sind kostenlos. Danach werden automatisch $20 pro Monat abgebucht, bis du kündigst. Du kannst jederzeit kündigen, mit zwei Klicks in deinem Profil.",
    noTrial:
      "$20 werden heute abgebucht und danach automatisch jeden Monat, bis du kündigst. Du kannst jederzeit kündigen, mit zwei Klicks in deinem Profil.",
  },
  pt: {
    trial:
      "Seus primeiros 7 dias são grátis. Depois, $20 por mês são cobrados automaticamente até você cancelar. Você pode cancelar quando quiser, com dois cliques no seu perfil.",
    noTrial:
      "$20 são cobrados hoje e depois, automaticamente, todo mês até você cancelar. Você pode cancelar quando quiser, com dois cliques no seu perfil.",
  },
  ja: {
    trial:
      "最初の7日間は無料です。その後は、解約するまで毎月$20が自動的に請求されます。プロフィールから2クリックで、いつでも解約できます。",
    noTrial:
      "本日$20が請求され、その後は解約するまで毎月自動的に請求されます。プロフィールから2クリックで、いつでも解約できます。",
  },
};

/** A new wording, in whatever language, is a new version; the version is recorded with the subscription. */
export const CONSENT = { version: "2026-11-21", texts } as const;

/** What the record of a consent says was shown: the wording, and in which language. */
export const consentShown = (language: Language): string => `${CONSENT.version} ${language}`;
