// All of Luli's words in Spanish.
import type { Catalog } from "./catalog.ts";
import { achievement } from "./es/achievement.ts";
import { achievements } from "./es/achievements.ts";
import { auth } from "./es/auth.tsx";
import { chat } from "./es/chat.tsx";
import { subscription } from "./es/subscription.ts";
import { contact } from "./es/contact.ts";
import { dashboard } from "./es/dashboard.tsx";
import { failures } from "./es/failures.ts";
import { landing } from "./es/landing.tsx";
import { legal } from "./es/legal.ts";
import { outfits } from "./es/outfits.ts";
import { privacy } from "./es/privacy.tsx";
import { profile } from "./es/profile.tsx";
import { puppy } from "./es/puppy.ts";
import { push } from "./es/push.ts";
import { rewards } from "./es/rewards.ts";
import { settings } from "./es/settings.ts";
import { shell } from "./es/shell.ts";
import { store } from "./es/store.ts";
import { task } from "./es/task.ts";
import { tasks } from "./es/tasks.ts";
import { terms } from "./es/terms.tsx";
import { ui } from "./es/ui.ts";
import { universe } from "./es/universe.ts";
import { variants } from "./es/variants.ts";

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
