import type { TaskId } from "../../../shared/contracts/game/task.ts";
import type { WordsOf } from "../../catalog.ts";

const TITLES: Record<TaskId, string> = {
  say_hi: "Sag Hallo",
  give_three_pets: "Streichle 3-mal",
  visit_universe: "Besuche das Universum",
  send_five_messages: "Schick 5 Nachrichten",
  ask_a_question: "Stell Luli eine Frage",
  chat_with_another: "Chatte mit einer anderen Variante",
  message_a_friend: "Schreib einem lieben Menschen",
  walk_ten_minutes: "Geh 10 Minuten spazieren",
  tidy_one_thing: "Räum eine Sache auf",
  three_good_things: "Schreib drei gute Dinge auf",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
