// All of Luli's words in Portuguese.
import type { Catalog } from "./catalog.ts";
import { auth } from "./pt/auth.tsx";
import { chat } from "./pt/chat.tsx";
import { checkout } from "./pt/checkout.ts";
import { failures } from "./pt/failures.ts";
import { landing } from "./pt/landing.tsx";
import { outfits } from "./pt/outfits.ts";
import { puppy } from "./pt/puppy.ts";
import { push } from "./pt/push.ts";
import { shell } from "./pt/shell.ts";
import { ui } from "./pt/ui.ts";

export const catalog: Catalog = {
  auth,
  chat,
  checkout,
  failures,
  landing,
  outfits,
  puppy,
  push,
  shell,
  ui,
};
