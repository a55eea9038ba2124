// All of Luli's words in Spanish.
import type { Catalog } from "../catalog.ts";
import { accessibility, contact, imprint, legal } from "./web/legal.tsx";
import { achievement, achievements, outfits, puppy, universe, variants } from "./web/game.ts";
import { aside, chat, help, report, search, tools, voice } from "./web/chat.ts";
import { auth } from "./web/auth.tsx";
import { bell, failures, offline, push, shell, ui } from "./web/shell.ts";
import { subscription, contract } from "./web/subscription.ts";
import { consent } from "./consent.ts";
import { dashboard } from "./web/dashboard.tsx";
import { diary, memory } from "./web/memory.ts";
import { landing } from "./web/landing.tsx";
import { privacy } from "./web/privacy.tsx";
import { profile } from "./web/profile.tsx";
import { rewards, store, task, tasks } from "./web/rewards.ts";
import { safety } from "./web/safety.tsx";
import { security, settings } from "./web/settings.ts";
import { terms } from "./web/terms.tsx";

export const catalog: Catalog = {
  accessibility,
  achievement,
  achievements,
  aside,
  auth,
  bell,
  chat,
  subscription,
  consent,
  contact,
  contract,
  dashboard,
  diary,
  failures,
  help,
  imprint,
  landing,
  legal,
  offline,
  memory,
  outfits,
  privacy,
  profile,
  puppy,
  push,
  report,
  rewards,
  safety,
  search,
  security,
  settings,
  shell,
  store,
  task,
  tasks,
  terms,
  ui,
  tools,
  universe,
  variants,
  voice,
};
