// All of Luli's words in Spanish.
import type { Catalog } from "./catalog.ts";
import { auth } from "./es/auth.tsx";
import { failures } from "./es/failures.ts";
import { push } from "./es/push.ts";
import { shell } from "./es/shell.ts";
import { ui } from "./es/ui.ts";

export const catalog: Catalog = { auth, failures, push, shell, ui };
