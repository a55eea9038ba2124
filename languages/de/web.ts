// All of Luli's words in German.
import type { Catalog } from "../catalog.ts";
import { accessibility } from "./web/accessibility.tsx";
import { achievement } from "./web/achievement.ts";
import { achievements } from "./web/achievements.ts";
import { aside } from "./web/aside.ts";
import { auth } from "./web/auth.tsx";
import { bell } from "./web/bell.ts";
import { chat } from "./web/chat.ts";
import { subscription } from "./web/subscription.ts";
import { consent } from "./consent.ts";
import { contact } from "./web/contact.ts";
import { contract } from "./web/contract.ts";
import { dashboard } from "./web/dashboard.tsx";
import { diary } from "./web/diary.ts";
import { failures } from "./web/failures.ts";
import { help } from "./web/help.ts";
import { imprint } from "./web/imprint.tsx";
import { landing } from "./web/landing.tsx";
import { legal } from "./web/legal.ts";
import { offline } from "./web/offline.ts";
import { memory } from "./web/memory.ts";
import { outfits } from "./web/outfits.ts";
import { privacy } from "./web/privacy.tsx";
import { profile } from "./web/profile.tsx";
import { puppy } from "./web/puppy.ts";
import { push } from "./web/push.ts";
import { report } from "./web/report.ts";
import { rewards } from "./web/rewards.ts";
import { safety } from "./web/safety.tsx";
import { search } from "./web/search.ts";
import { security } from "./web/security.ts";
import { settings } from "./web/settings.ts";
import { shell } from "./web/shell.ts";
import { store } from "./web/store.ts";
import { task } from "./web/task.ts";
import { tasks } from "./web/tasks.ts";
import { terms } from "./web/terms.tsx";
import { ui } from "./web/ui.ts";
import { tools } from "./web/tools.ts";
import { universe } from "./web/universe.ts";
import { variants } from "./web/variants.ts";
import { voice } from "./web/voice.ts";

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
