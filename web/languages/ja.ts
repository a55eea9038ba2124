// All of Luli's words in Japanese.
import type { Catalog } from "./catalog.ts";
import { auth } from "./ja/auth.tsx";
import { chat } from "./ja/chat.tsx";
import { checkout } from "./ja/checkout.ts";
import { failures } from "./ja/failures.ts";
import { landing } from "./ja/landing.tsx";
import { outfits } from "./ja/outfits.ts";
import { puppy } from "./ja/puppy.ts";
import { push } from "./ja/push.ts";
import { shell } from "./ja/shell.ts";
import { ui } from "./ja/ui.ts";

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
