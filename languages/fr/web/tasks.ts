import type { TaskId } from "../../../shared/contracts/game/task.ts";
import type { WordsOf } from "../../catalog.ts";

const TITLES: Record<TaskId, string> = {
  say_hi: "Dis bonjour",
  give_three_pets: "Fais 3 caresses",
  visit_universe: "Va voir l’univers",
  send_five_messages: "Envoie 5 messages",
  ask_a_question: "Pose une question à Luli",
  chat_with_another: "Discute avec une autre variante",
  message_a_friend: "Écris à quelqu’un que tu aimes",
  walk_ten_minutes: "Marche 10 minutes",
  tidy_one_thing: "Range une chose",
  three_good_things: "Note trois bonnes choses",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
