// The project's own folders at its top.

export const CODE_ROOMS = [
  "web",
  "languages",
  "server",
  "shared",
  "sandbox",
  "e2e",
  "lab",
  "scripts",
] as const;
export const ROOMS = [...CODE_ROOMS, "db", "docs", "deploy"];
