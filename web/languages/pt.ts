// All of Luli's words in Portuguese.
import type { Catalog } from "./catalog.ts";
import { auth } from "./pt/auth.tsx";
import { failures } from "./pt/failures.ts";
import { push } from "./pt/push.ts";
import { shell } from "./pt/shell.ts";
import { ui } from "./pt/ui.ts";

export const catalog: Catalog = { auth, failures, push, shell, ui };
