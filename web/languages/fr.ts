// All of Luli's words in French.
import type { Catalog } from "./catalog.ts";
import { auth } from "./fr/auth.tsx";
import { chat } from "./fr/chat.tsx";
import { checkout } from "./fr/checkout.ts";
import { contact } from "./fr/contact.ts";
import { failures } from "./fr/failures.ts";
import { landing } from "./fr/landing.tsx";
import { legal } from "./fr/legal.ts";
import { outfits } from "./fr/outfits.ts";
import { privacy } from "./fr/privacy.tsx";
import { puppy } from "./fr/puppy.ts";
import { push } from "./fr/push.ts";
import { shell } from "./fr/shell.ts";
import { terms } from "./fr/terms.tsx";
import { ui } from "./fr/ui.ts";

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
