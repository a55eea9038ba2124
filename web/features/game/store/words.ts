// What the store says, and the ledger of coins.
import { STREAK_FREEZE } from "../../../../shared/rules/game/outfits.ts";
import { formatNumber, plural } from "../../../lib/format.ts";
import { english } from "../../../lib/words/words.ts";

/** In English; every other language has its own. */
const FREEZE: string = STREAK_FREEZE.name;

export const storeWords = english("store", {
  title: "Store",
  lead: "Seven ways to look even better. Luli has tried them all on.",
  seeLedger: "See where they come from",
  mirror: {
    empty: "Pick something to try on",
    wearing: (outfit: string) => `Wearing: ${outfit}`,
    tryingOn: (outfit: string) => `Trying on: ${outfit}`,
    puppyIn: (puppy: string, outfit: string) => `${puppy} in the ${outfit}`,
  },
  slots: { hat: "Head", face: "Face", neck: "Neck", back: "Back" },
  wardrobe: {
    title: "Wardrobe",
    none: "nothing yet",
    nothing: "nothing",
    /** What is on in a slot now; pressed, the next thing is. */
    change: (slot: string, outfit: string) => `${slot}: ${outfit}. Change`,
  },
  newer: "New in the wardrobe",
  opensAt: (level: number) => `Unlocks at level ${level}`,
  tryOn: "Try on",
  buy: "Buy Now",
  need: (coins: number) => `Need ${formatNumber(coins)} more`,
  wear: "Wear",
  takeOff: "Take off",
  /** For readers, behind what a button does. */
  about: {
    tryOn: (outfit: string) => `the ${outfit}`,
    buy: (item: string) => item,
    need: (outfit: string) => `for the ${outfit}`,
    dress: (outfit: string) => `the ${outfit}`,
  },
  isWorn: "Wearing",
  isOwned: "Owned",
  busy: { buying: "Buying...", dressing: "Dressing...", folding: "Folding..." },
  bought: {
    title: (item: string) => `${item} is yours!`,
    outfit: "Luli is already wearing it.",
    undo: "Undo",
    freeze: "It's ready for a day you miss.",
  },
  more: "More for Luli",
  freeze: {
    name: FREEZE,
    text: "Miss a day, keep your streak. It is used automatically.",
    have: (count: number, max: number) => `You have ${count} of ${max}`,
    full: "All stocked up",
  },
  failures: {
    already_owned: "Already yours",
    outfit_locked: "Your level is too low",
    not_enough_coins: "Not enough coins",
    freezes_full: "No room for another",
    not_owned: "Not yours yet",
    other: "That didn't work",
  },
  ledger: {
    title: "Your coins",
    lead: (coins: number) =>
      plural(coins, {
        one: "# coin, all earned. Coins are never for sale.",
        other: "# coins, all earned. Coins are never for sale.",
      }),
    loading: "Loading your coins",
    none: "No coins earned or spent yet.",
    more: "Show more",
    loadingMore: "Loading...",
    failed: "We couldn't load your earlier coin history.",
    begun: "That is where it all began.",
    entries: {
      gift: "Welcome gift",
      visit: "Daily visit",
      easy: "Easy task",
      medium: "Medium task",
      hard: "Hard task",
      task: "Task",
      tasks: "All three tasks",
      level: (level: string) => `Level ${level}`,
      levelOf: (level: string, puppy: string) => `Level ${level}, ${puppy}`,
      streak: (days: string) => `${days}-day streak`,
      achievement: "Achievement",
      purchase: "Purchase",
      other: "Coins",
    },
  },
});
