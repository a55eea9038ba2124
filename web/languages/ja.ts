// All of Luli's words in Japanese.
import type { Catalog } from "./catalog.ts";
import { achievement } from "./ja/achievement.ts";
import { achievements } from "./ja/achievements.ts";
import { auth } from "./ja/auth.tsx";
import { chat } from "./ja/chat.tsx";
import { subscription } from "./ja/subscription.ts";
import { contact } from "./ja/contact.ts";
import { dashboard } from "./ja/dashboard.tsx";
import { failures } from "./ja/failures.ts";
import { landing } from "./ja/landing.tsx";
import { legal } from "./ja/legal.ts";
import { outfits } from "./ja/outfits.ts";
import { privacy } from "./ja/privacy.tsx";
import { profile } from "./ja/profile.tsx";
import { puppy } from "./ja/puppy.ts";
import { push } from "./ja/push.ts";
import { rewards } from "./ja/rewards.ts";
import { settings } from "./ja/settings.ts";
import { shell } from "./ja/shell.ts";
import { store } from "./ja/store.ts";
import { task } from "./ja/task.ts";
import { tasks } from "./ja/tasks.ts";
import { terms } from "./ja/terms.tsx";
import { ui } from "./ja/ui.ts";
import { universe } from "./ja/universe.ts";
import { variants } from "./ja/variants.ts";

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
