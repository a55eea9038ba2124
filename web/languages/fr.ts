// All of Luli's words in French.
import type { Catalog } from "./catalog.ts";
import { achievement } from "./fr/achievement.ts";
import { achievements } from "./fr/achievements.ts";
import { auth } from "./fr/auth.tsx";
import { chat } from "./fr/chat.tsx";
import { subscription } from "./fr/subscription.ts";
import { contact } from "./fr/contact.ts";
import { dashboard } from "./fr/dashboard.tsx";
import { failures } from "./fr/failures.ts";
import { landing } from "./fr/landing.tsx";
import { legal } from "./fr/legal.ts";
import { outfits } from "./fr/outfits.ts";
import { privacy } from "./fr/privacy.tsx";
import { profile } from "./fr/profile.tsx";
import { puppy } from "./fr/puppy.ts";
import { push } from "./fr/push.ts";
import { rewards } from "./fr/rewards.ts";
import { settings } from "./fr/settings.ts";
import { shell } from "./fr/shell.ts";
import { store } from "./fr/store.ts";
import { task } from "./fr/task.ts";
import { tasks } from "./fr/tasks.ts";
import { terms } from "./fr/terms.tsx";
import { ui } from "./fr/ui.ts";
import { universe } from "./fr/universe.ts";
import { variants } from "./fr/variants.ts";

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
