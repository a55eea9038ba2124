// All of Luli's words in Portuguese.
import type { Catalog } from "./catalog.ts";
import { auth } from "./pt/auth.tsx";
import { chat } from "./pt/chat.tsx";
import { checkout } from "./pt/checkout.ts";
import { contact } from "./pt/contact.ts";
import { failures } from "./pt/failures.ts";
import { landing } from "./pt/landing.tsx";
import { legal } from "./pt/legal.ts";
import { outfits } from "./pt/outfits.ts";
import { privacy } from "./pt/privacy.tsx";
import { puppy } from "./pt/puppy.ts";
import { push } from "./pt/push.ts";
import { shell } from "./pt/shell.ts";
import { terms } from "./pt/terms.tsx";
import { ui } from "./pt/ui.ts";

export const catalog: Catalog = {
  auth,
  chat,
  checkout,
  contact,
  failures,
  landing,
  legal,
  outfits,
  privacy,
  puppy,
  push,
  shell,
  terms,
  ui,
};
