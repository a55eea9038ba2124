import type { ComponentProps } from "react";
import { ExternalLink, type ExternalLinkProps, Link, type LinkProps } from "./link.tsx";

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

/** A link that leaves the site in a new tab and looks like a button. */
export function ExternalLinkButton({
  kind,
  size,
  className,
  ...rest
}: ButtonLook & ExternalLinkProps) {
  return <ExternalLink {...rest} className={buttonClass({ kind, size }, className)} />;
}
