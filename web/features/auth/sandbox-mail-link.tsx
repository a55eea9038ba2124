import { paths } from "../../lib/paths.ts";

/** This server sends no real mail; it keeps them on a page. */
export const SandboxMailLink = () => (
  <p className="text-[15px]">
    <a className="text-link" href={paths.sandboxMail} target="_blank" rel="noreferrer">
      Open the sandbox mailbox
    </a>
    <span className="sr-only"> (opens in a new tab)</span>
  </p>
);
