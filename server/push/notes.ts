// What Luli says by push. Small and friendly: nobody is missed, nothing is lost, nothing ends tonight.
import type { PushNote } from "../../shared/contracts/push.ts";
import type { Language } from "../../shared/contracts/language.ts";

type Said = Omit<PushNote, "path">;

const NOTES: Record<Language, [Said, Said, Said]> = {
  "en-US": [
    { title: "Luli says hi", body: "Tell Luli one small thing about your day?" },
    { title: "Today’s three tasks", body: "All of them small. Pick the one you like." },
    { title: "Time for a tail wag", body: "Luli is up for a chat whenever you are." },
  ],
  es: [
    { title: "Luli te saluda", body: "¿Le cuentas a Luli una cosita de tu día?" },
    { title: "Las tres tareas de hoy", body: "Todas pequeñas. Elige la que más te guste." },
    { title: "Hora de mover la cola", body: "Luli charla contigo cuando tú quieras." },
  ],
  fr: [
    { title: "Luli te dit bonjour", body: "Tu racontes à Luli une petite chose de ta journée ?" },
    { title: "Les trois missions du jour", body: "Toutes petites. Choisis celle qui te plaît." },
    { title: "La queue qui remue", body: "Luli papote avec toi dès que tu en as envie." },
  ],
  de: [
    { title: "Luli sagt hallo", body: "Erzählst du Luli eine Kleinigkeit von deinem Tag?" },
    { title: "Die drei Aufgaben von heute", body: "Alle klein. Such dir aus, was dir gefällt." },
    { title: "Zeit zum Schwanzwedeln", body: "Luli plaudert mit dir, wann immer du magst." },
  ],
  pt: [
    { title: "Luli diz oi", body: "Que tal contar a Luli uma coisinha do seu dia?" },
    { title: "As três tarefas de hoje", body: "Todas pequenas. Escolha a que você quiser." },
    { title: "Hora de abanar o rabinho", body: "Luli conversa com você quando você quiser." },
  ],
  ja: [
    { title: "Luliからこんにちは", body: "今日あった小さなこと、Luliに話してみませんか？" },
    { title: "今日の3つのタスク", body: "どれも小さなことです。好きなものをどうぞ。" },
    { title: "しっぽフリフリの時間", body: "Luliはいつでもおしゃべりできますよ。" },
  ],
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Another one each day; `today` is the person's, YYYY-MM-DD. */
export function noteFor(language: Language, today: string): PushNote {
  const notes = NOTES[language];
  const turn = Math.floor(Date.parse(today) / DAY_MS) % notes.length;
  return { ...notes[turn]!, path: "/chat" };
}
