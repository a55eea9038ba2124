import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";

type ButtonLook = {
  kind?: "primary" | "soft" | "gold" | "ghost";
  size?: "lg" | "md" | "sm";
};

function buttonClass({ kind = "primary", size = "md" }: ButtonLook, className?: string): string {
  return ["btn", kind !== "primary" && `btn-${kind}`, size !== "md" && `btn-${size}`, className]
    .filter(Boolean)
    .join(" ");
}

type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** What the button says while its work is under way ("Sending..."). It keeps its width and its focus. */
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

type AnchorProps = ButtonLook & ComponentProps<"a"> & { children?: ReactNode };

function ButtonAnchor({ kind, size, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size }, className)}>
      {children}
    </a>
  );
}

/** A link inside the site that looks like a button; `to` is checked against the routes. */
export const LinkButton = createLink(ButtonAnchor);

/** A link that leaves the site in a new tab. */
export function ExternalLinkButton({ children, ...rest }: AnchorProps & { href: string }) {
  return (
    <ButtonAnchor {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonAnchor>
  );
}
