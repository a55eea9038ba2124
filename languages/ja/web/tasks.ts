import type { TaskId } from "../../../shared/contracts/game/task.ts";
import type { WordsOf } from "../../catalog.ts";

const TITLES: Record<TaskId, string> = {
  say_hi: "あいさつをする",
  give_three_pets: "3回なでる",
  visit_universe: "ユニバースを見に行く",
  send_five_messages: "メッセージを5通送る",
  ask_a_question: "Luliに質問する",
  chat_with_another: "別のLuliとおしゃべりする",
  message_a_friend: "友だちに連絡する",
  walk_ten_minutes: "10分歩く",
  tidy_one_thing: "ひとつ片づける",
  three_good_things: "よかったことを3つ書く",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
