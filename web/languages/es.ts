// All of Luli's words in Spanish.
import type { Catalog } from "./catalog.ts";
import { auth } from "./es/auth.tsx";
import { chat } from "./es/chat.tsx";
import { checkout } from "./es/checkout.ts";
import { contact } from "./es/contact.ts";
import { failures } from "./es/failures.ts";
import { landing } from "./es/landing.tsx";
import { legal } from "./es/legal.ts";
import { outfits } from "./es/outfits.ts";
import { privacy } from "./es/privacy.tsx";
import { puppy } from "./es/puppy.ts";
import { push } from "./es/push.ts";
import { shell } from "./es/shell.ts";
import { terms } from "./es/terms.tsx";
import { ui } from "./es/ui.ts";

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
