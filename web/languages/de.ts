// All of Luli's words in German.
import type { Catalog } from "./catalog.ts";
import { auth } from "./de/auth.tsx";
import { chat } from "./de/chat.tsx";
import { checkout } from "./de/checkout.ts";
import { failures } from "./de/failures.ts";
import { landing } from "./de/landing.tsx";
import { outfits } from "./de/outfits.ts";
import { puppy } from "./de/puppy.ts";
import { push } from "./de/push.ts";
import { shell } from "./de/shell.ts";
import { ui } from "./de/ui.ts";

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
