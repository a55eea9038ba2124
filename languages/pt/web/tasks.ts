import type { TaskId } from "../../../shared/contracts/game/task.ts";
import type { WordsOf } from "../../catalog.ts";

const TITLES: Record<TaskId, string> = {
  say_hi: "Diga oi",
  give_three_pets: "Faça 3 carinhos",
  visit_universe: "Visite o universo",
  send_five_messages: "Envie 5 mensagens",
  ask_a_question: "Faça uma pergunta a Luli",
  chat_with_another: "Converse com outra variante",
  message_a_friend: "Escreva para alguém querido",
  walk_ten_minutes: "Caminhe 10 minutos",
  tidy_one_thing: "Arrume uma coisa",
  three_good_things: "Escreva três coisas boas",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
