// What is said of the day's tasks.
import { formatNumber, plural } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const taskWords = english("task", {
  title: "Today’s tasks",
  lead: "New ones come at 3 in the morning.",
  loading: "Loading your tasks",
  view: "View Tasks",
  difficulties: { easy: "Easy", medium: "Medium", hard: "Hard" },
  xp: (xp: number) => `${formatNumber(xp)} XP`,
  done: "Done",
  hint: "Off-screen. Luli takes your word for it.",
  confirm: "I did it",
  claim: "Claim",
  claiming: "Claiming...",
  pet: "Pet",
  go: { "/chat": "Go to chat", "/universe": "Go to universe" },
  /** For readers, behind what a button does. */
  about: (title: string) => `: ${title}`,
  swap: "Swap",
  swapping: "Swapping...",
  swapAbout: (title: string) => `“${title}”`,
  canSwap: "Not your day for one of them? Swap one task a day for another.",
  hasSwapped: "One swap a day. You can swap again with tomorrow’s tasks.",
  doneOf: (done: number, total: number) => `${done} of ${total} done`,
  allThree: "All three",
  claimed: (xp: number, coins: number) => `Done. ${xp} XP and ${coins} coins are yours.`,
  refusals: {
    task_not_done: {
      title: "Almost there",
      text: "This one is not done yet. Luli keeps the reward for you.",
    },
    already_claimed: {
      title: "It is yours already",
      text: "You took this reward a moment ago, perhaps in another window.",
    },
    not_todays_task: {
      title: "Here are today’s tasks",
      text: "A new day began, or the task was swapped in another window.",
    },
    already_swapped: {
      title: "One swap a day",
      text: "You have swapped a task today. Tomorrow you can again.",
    },
  },
  failed: "That did not work",
  moreCoins: {
    title: "Need More Coins?",
    text: (coins: number) =>
      plural(coins, {
        one: "Three small tasks a day bring up to # coin. Luli likes all of them.",
        other: "Three small tasks a day bring up to # coins. Luli likes all of them.",
      }),
  },
});
