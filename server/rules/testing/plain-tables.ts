// product.md's lists, copied out by hand for the plain model.
import type { VariantId } from "../../../shared/contracts/me.ts";
import type { StoreItem } from "../../../shared/contracts/game/store.ts";
import type { TaskId } from "../../../shared/contracts/game/task.ts";
import type { Action } from "../growing/actions.ts";

export const STREAK_PRIZES: Record<number, number> = {
  3: 30,
  7: 100,
  14: 150,
  30: 300,
  60: 500,
  100: 1_000,
};

type Shelf = { price: number; slot: string | null; from: number };
export const OUTFIT_SHELF: Record<StoreItem, Shelf> = {
  royal_crown: { price: 500, slot: "hat", from: 0 },
  sparkle_collar: { price: 300, slot: "neck", from: 0 },
  love_bandana: { price: 250, slot: "neck", from: 0 },
  flower_wreath: { price: 350, slot: "hat", from: 0 },
  round_glasses: { price: 200, slot: "face", from: 3 },
  cozy_scarf: { price: 400, slot: "neck", from: 6 },
  starry_cape: { price: 600, slot: "back", from: 8 },
  streak_freeze: { price: 200, slot: null, from: 0 },
};

const own: Record<VariantId, string> = {
  original: "Happy & Playful",
  baby: "Bouncy & Giggly",
  sleepy: "Dreamy & Cozy",
  hero: "Brave & Ready",
  party: "Festive & Sparkly",
  royal: "Elegant & Gracious",
};
export const MOODS = {
  gentle: "Gentle & Caring",
  proud: "Proud & Sparkly",
  excited: "Excited & Zoomy",
  sleepy: "Sleepy & Snuggly",
  calm: "Calm & Cozy",
  own,
};

type Facts = {
  messages: number;
  pets: number;
  tasks: number;
  memories: number;
  level: number;
  variants: number;
  streak: number;
  outfits: number;
  classics: number;
  isNamed: boolean;
  returns: number;
};
export const ACHIEVEMENT_RULES: [string, number, (facts: Facts) => boolean][] = [
  ["first_woof", 25, ({ messages }) => messages > 0],
  ["name_tag", 25, ({ isNamed }) => isNamed],
  ["gentle_hands", 25, ({ pets }) => pets > 0],
  ["chatterpup", 100, ({ messages }) => messages >= 100],
  ["storyteller", 300, ({ messages }) => messages >= 1000],
  ["cuddle_expert", 100, ({ pets }) => pets >= 100],
  ["cloud_of_fluff", 300, ({ pets }) => pets >= 1000],
  ["growing_up", 100, ({ level }) => level >= 5],
  ["brave_heart", 200, ({ level }) => level >= 10],
  ["life_of_the_party", 300, ({ level }) => level >= 15],
  ["universe_explorer", 100, ({ variants }) => variants >= 3],
  ["week_of_wags", 100, ({ streak }) => streak >= 7],
  ["month_of_moments", 300, ({ streak }) => streak >= 30],
  ["tail_wagger", 75, ({ tasks }) => tasks >= 10],
  ["pack_helper", 300, ({ tasks }) => tasks >= 100],
  ["dressed_to_impress", 50, ({ outfits }) => outfits > 0],
  ["fashion_week", 150, ({ classics }) => classics === 3],
  ["memory_keeper", 75, ({ memories }) => memories >= 10],
  ["welcome_home", 100, ({ returns }) => returns > 0],
];

type Done = { action: Action }[];
type MessageAction = Extract<Action, { type: "message" }>;
const said = (diary: Done): MessageAction[] =>
  diary.flatMap(({ action }) => (action.type === "message" ? [action] : []));
const count = (diary: Done, type: Action["type"]) =>
  diary.filter(({ action }) => action.type === type).length;

/** Whether it is done, by today's part of the diary and all of it. */
export const PLAIN_TASKS: Record<TaskId, (today: Done, all: Done) => boolean> = {
  say_hi: (today) => said(today).length > 0,
  give_three_pets: (today) => count(today, "pet") >= 3,
  visit_universe: (today) => count(today, "visit_universe") > 0,
  send_five_messages: (today) => said(today).length >= 5,
  ask_a_question: (today) => said(today).some(({ isQuestion }) => isQuestion),
  chat_with_another: (today, all) => {
    const messages = said(all);
    const newest = new Set(said(today));
    return messages.some(
      (message, at) =>
        newest.has(message) && at > 0 && messages[at - 1]!.variant !== message.variant,
    );
  },
  message_a_friend: () => true,
  walk_ten_minutes: () => true,
  tidy_one_thing: () => true,
  three_good_things: () => true,
};
