// All of Luli's words in Japanese.
import type { Catalog } from "./catalog.ts";
import { auth } from "./ja/auth.tsx";
import { failures } from "./ja/failures.ts";
import { push } from "./ja/push.ts";
import { shell } from "./ja/shell.ts";
import { ui } from "./ja/ui.ts";

export const catalog: Catalog = { auth, failures, push, shell, ui };
