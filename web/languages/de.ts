// All of Luli's words in German.
import type { Catalog } from "./catalog.ts";
import { auth } from "./de/auth.tsx";
import { failures } from "./de/failures.ts";
import { push } from "./de/push.ts";
import { shell } from "./de/shell.ts";
import { ui } from "./de/ui.ts";

export const catalog: Catalog = { auth, failures, push, shell, ui };
