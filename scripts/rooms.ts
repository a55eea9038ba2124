// The project's own folders at its top.

export const CODE_ROOMS = [
  "web",
  "languages",
  "server",
  "shared",
  "sandbox",
  "e2e",
  "bench",
  "scripts",
  "tools",
  "evaluation",
] as const;
export const ROOMS = [...CODE_ROOMS, "db", "docs", "deploy"];
