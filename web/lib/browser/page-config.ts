// The public configuration that the server writes into each page, which saves a request.
import type { PublicConfig } from "../../../shared/contracts/config.ts";

/** Undefined when the page did not come from the server: in tests, at build time, behind a development server. */
export const readPageConfig = (): PublicConfig | undefined => {
  if (typeof document === "undefined") return undefined;
  const text = document.getElementById("config")?.textContent;
  return text ? (JSON.parse(text) as PublicConfig) : undefined;
};

/** The page of the emails that the stand-in has caught. */
export const SANDBOX_MAIL = "/sandbox/mail";
