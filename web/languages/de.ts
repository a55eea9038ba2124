// All of Luli's words in German.
import type { Catalog } from "./catalog.ts";
import { auth } from "./de/auth.tsx";
import { chat } from "./de/chat.tsx";
import { checkout } from "./de/checkout.ts";
import { contact } from "./de/contact.ts";
import { failures } from "./de/failures.ts";
import { landing } from "./de/landing.tsx";
import { legal } from "./de/legal.ts";
import { outfits } from "./de/outfits.ts";
import { privacy } from "./de/privacy.tsx";
import { puppy } from "./de/puppy.ts";
import { push } from "./de/push.ts";
import { shell } from "./de/shell.ts";
import { terms } from "./de/terms.tsx";
import { ui } from "./de/ui.ts";

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
