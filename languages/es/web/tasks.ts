import type { TaskId } from "../../../shared/contracts/game/task.ts";
import type { WordsOf } from "../../catalog.ts";

const TITLES: Record<TaskId, string> = {
  say_hi: "Saluda",
  give_three_pets: "Haz 3 caricias",
  visit_universe: "Visita el universo",
  send_five_messages: "Envía 5 mensajes",
  ask_a_question: "Hazle una pregunta a Luli",
  chat_with_another: "Charla con otra variante",
  message_a_friend: "Escríbele a alguien querido",
  walk_ten_minutes: "Camina 10 minutos",
  tidy_one_thing: "Ordena una cosa",
  three_good_things: "Escribe tres cosas buenas",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
