import type { Me } from "../../../shared/contracts/me.ts";

export const isAdmin = (me: Me | undefined): boolean => me?.roles.includes("admin") ?? false;
