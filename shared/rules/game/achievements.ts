// The achievements in their order, their coins, and what each asks for (product.md, Achievements).

/** Everything that an achievement can look at; each only grows. */
export type Progress = {
  messages: number;
  pets: number;
  tasks: number;
  memories: number;
  level: number;
  variantsChatted: number;
  longestStreak: number;
  outfits: number;
  /** Number of owned outfits among the store's first three. */
  classicOutfits: number;
  /** 1 once the user told their name. */
  names: number;
  /** 1 once they came back after seven days or more. */
  returns: number;
};

/** `deed`: what it is for. */
type Achievement = {
  name: string;
  deed: string;
  coins: number;
  of: keyof Progress;
  target: number;
};

export const ACHIEVEMENTS = {
  first_woof: {
    name: "First Woof",
    deed: "sending your first message",
    coins: 25,
    of: "messages",
    target: 1,
  },
  name_tag: { name: "Name Tag", deed: "telling Luli your name", coins: 25, of: "names", target: 1 },
  gentle_hands: {
    name: "Gentle Hands",
    deed: "petting Luli for the first time",
    coins: 25,
    of: "pets",
    target: 1,
  },
  chatterpup: {
    name: "Chatterpup",
    deed: "sending 100 messages",
    coins: 100,
    of: "messages",
    target: 100,
  },
  storyteller: {
    name: "Storyteller",
    deed: "sending 1,000 messages",
    coins: 300,
    of: "messages",
    target: 1_000,
  },
  cuddle_expert: {
    name: "Cuddle Expert",
    deed: "petting Luli 100 times",
    coins: 100,
    of: "pets",
    target: 100,
  },
  cloud_of_fluff: {
    name: "Cloud of Fluff",
    deed: "petting Luli 1,000 times",
    coins: 300,
    of: "pets",
    target: 1_000,
  },
  growing_up: { name: "Growing Up", deed: "reaching level 5", coins: 100, of: "level", target: 5 },
  brave_heart: {
    name: "Brave Heart",
    deed: "reaching level 10",
    coins: 200,
    of: "level",
    target: 10,
  },
  life_of_the_party: {
    name: "Life of the Party",
    deed: "reaching level 15",
    coins: 300,
    of: "level",
    target: 15,
  },
  universe_explorer: {
    name: "Universe Explorer",
    deed: "chatting with 3 different Lulis",
    coins: 100,
    of: "variantsChatted",
    target: 3,
  },
  week_of_wags: {
    name: "Week of Wags",
    deed: "keeping a streak of 7 days",
    coins: 100,
    of: "longestStreak",
    target: 7,
  },
  month_of_moments: {
    name: "Month of Moments",
    deed: "keeping a streak of 30 days",
    coins: 300,
    of: "longestStreak",
    target: 30,
  },
  tail_wagger: {
    name: "Tail-Wagger",
    deed: "finishing 10 tasks",
    coins: 75,
    of: "tasks",
    target: 10,
  },
  pack_helper: {
    name: "Pack Helper",
    deed: "finishing 100 tasks",
    coins: 300,
    of: "tasks",
    target: 100,
  },
  dressed_to_impress: {
    name: "Dressed to Impress",
    deed: "buying an outfit",
    coins: 50,
    of: "outfits",
    target: 1,
  },
  fashion_week: {
    name: "Fashion Week",
    deed: "owning crown, collar and bandana",
    coins: 150,
    of: "classicOutfits",
    target: 3,
  },
  memory_keeper: {
    name: "Memory Keeper",
    deed: "giving Luli 10 things to remember",
    coins: 75,
    of: "memories",
    target: 10,
  },
  welcome_home: {
    name: "Welcome Home",
    deed: "coming back after a week or more",
    coins: 100,
    of: "returns",
    target: 1,
  },
} as const satisfies Record<string, Achievement>;

export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as (keyof typeof ACHIEVEMENTS)[];
