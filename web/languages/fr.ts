// All of Luli's words in French.
import type { Catalog } from "./catalog.ts";
import { auth } from "./fr/auth.tsx";
import { failures } from "./fr/failures.ts";
import { push } from "./fr/push.ts";
import { shell } from "./fr/shell.ts";
import { ui } from "./fr/ui.ts";

export const catalog: Catalog = { auth, failures, push, shell, ui };
