// All of Luli's words in Portuguese.
import type { Catalog } from "./catalog.ts";
import { achievement } from "./pt/achievement.ts";
import { achievements } from "./pt/achievements.ts";
import { auth } from "./pt/auth.tsx";
import { chat } from "./pt/chat.tsx";
import { subscription } from "./pt/subscription.ts";
import { contact } from "./pt/contact.ts";
import { dashboard } from "./pt/dashboard.tsx";
import { failures } from "./pt/failures.ts";
import { landing } from "./pt/landing.tsx";
import { legal } from "./pt/legal.ts";
import { outfits } from "./pt/outfits.ts";
import { privacy } from "./pt/privacy.tsx";
import { profile } from "./pt/profile.tsx";
import { puppy } from "./pt/puppy.ts";
import { push } from "./pt/push.ts";
import { rewards } from "./pt/rewards.ts";
import { settings } from "./pt/settings.ts";
import { shell } from "./pt/shell.ts";
import { store } from "./pt/store.ts";
import { task } from "./pt/task.ts";
import { tasks } from "./pt/tasks.ts";
import { terms } from "./pt/terms.tsx";
import { ui } from "./pt/ui.ts";
import { universe } from "./pt/universe.ts";
import { variants } from "./pt/variants.ts";

export const catalog: Catalog = {
  achievement,
  achievements,
  auth,
  chat,
  subscription,
  contact,
  dashboard,
  failures,
  landing,
  legal,
  outfits,
  privacy,
  profile,
  puppy,
  push,
  rewards,
  settings,
  shell,
  store,
  task,
  tasks,
  terms,
  ui,
  universe,
  variants,
};
