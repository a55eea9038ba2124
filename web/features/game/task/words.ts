// What is said of the day's tasks.
import { formatNumber, plural } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

export const taskWords = english("task", {
  title: "Today’s tasks",
  lead: "New tasks arrive at 3 a.m.",
  loading: "Loading your tasks",
  view: "View Tasks",
  difficulties: { easy: "Easy", medium: "Medium", hard: "Hard" },
  xp: (xp: number) => `${formatNumber(xp)} XP`,
  done: "Done",
  hint: "Off screen: Luli takes your word for it.",
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
  canSwap: "Don't feel like one of them? You can swap one task a day.",
  hasSwapped: "You've used today’s swap. You can swap again tomorrow.",
  doneOf: (done: number, total: number) => `${done} of ${total} done`,
  allThree: "All three",
  claimed: (xp: number, coins: number) => `Done. ${xp} XP and ${coins} coins are yours.`,
  refusals: {
    task_not_done: {
      title: "Almost there",
      text: "This task isn't done yet. Luli is saving your reward.",
    },
    already_claimed: {
      title: "Already claimed",
      text: "You have this reward already, perhaps from another window.",
    },
    not_todays_task: {
      title: "Here are today’s tasks",
      text: "A new day began, or you swapped the task in another window.",
    },
    already_swapped: {
      title: "One swap a day",
      text: "You've used today’s swap. You can swap again tomorrow.",
    },
  },
  failed: "That didn't work",
  moreCoins: {
    title: "Need More Coins?",
    text: (coins: number) =>
      plural(coins, {
        one: "Do three small tasks a day to earn up to # coin.",
        other: "Do three small tasks a day to earn up to # coins.",
      }),
  },
});
