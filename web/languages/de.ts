// All of Luli's words in German.
import type { Catalog } from "./catalog.ts";
import { achievement } from "./de/achievement.ts";
import { achievements } from "./de/achievements.ts";
import { auth } from "./de/auth.tsx";
import { chat } from "./de/chat.tsx";
import { subscription } from "./de/subscription.ts";
import { contact } from "./de/contact.ts";
import { dashboard } from "./de/dashboard.tsx";
import { failures } from "./de/failures.ts";
import { landing } from "./de/landing.tsx";
import { legal } from "./de/legal.ts";
import { outfits } from "./de/outfits.ts";
import { privacy } from "./de/privacy.tsx";
import { profile } from "./de/profile.tsx";
import { puppy } from "./de/puppy.ts";
import { push } from "./de/push.ts";
import { rewards } from "./de/rewards.ts";
import { settings } from "./de/settings.ts";
import { shell } from "./de/shell.ts";
import { store } from "./de/store.ts";
import { task } from "./de/task.ts";
import { tasks } from "./de/tasks.ts";
import { terms } from "./de/terms.tsx";
import { ui } from "./de/ui.ts";
import { universe } from "./de/universe.ts";
import { variants } from "./de/variants.ts";

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
