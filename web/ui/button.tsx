import type { ComponentProps } from "react";
import { useWords } from "../lib/words/words.ts";
import { Link, type LinkProps } from "./link.tsx";
import { uiWords } from "./words.ts";

type ButtonLook = {
  kind?: "primary" | "soft" | "gold" | "ghost" | "danger";
  size?: "lg" | "md" | "sm";
};

function buttonClass({ kind = "primary", size = "md" }: ButtonLook, className?: string): string {
  return ["btn", kind !== "primary" && `btn-${kind}`, size !== "md" && `btn-${size}`, className]
    .filter(Boolean)
    .join(" ");
}

type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** The label while the work is under way ("Sending..."). The button keeps its width and its focus. */
    busy?: string | false | null;
  };

export function Button(props: ButtonProps) {
  const { kind, size, busy, className, children, type = "button", onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size }, className)}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className="btn-stack">
        <span className={busy ? "btn-label is-hidden" : "btn-label"}>{children}</span>
        {busy ? <span role="status">{busy}</span> : null}
      </span>
    </button>
  );
}

/** A link inside the site that looks like a button. */
export function LinkButton({ kind, size, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size }, className)} />;
}

/** A link that leaves the site in a new tab. */
export function ExternalLinkButton(props: ButtonLook & ComponentProps<"a"> & { href: string }) {
  const { kind, size, className, children, ...rest } = props;
  const words = useWords(uiWords);
  return (
    <a
      {...rest}
      className={buttonClass({ kind, size }, className)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
}
