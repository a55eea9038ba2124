import type { ComponentProps, MouseEvent } from "react";
import { addressIn } from "../../shared/pages.ts";
import { useLanguage, useWords } from "../lib/words/words.ts";
import { type Destination, useNavigation } from "./navigation.ts";
import { uiWords } from "./words.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: Destination };

/** The browser handles a new tab, a download, or a click that other code has prevented. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** A link inside the site, to the page in the current language. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = addressIn(useLanguage(), to);
  const { path, go, preload } = useNavigation();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void go(to);
  };
  const handleIntent = () => preload(to);
  return (
    <a
      {...rest}
      href={href}
      aria-current={path === to ? "page" : undefined}
      onClick={handleClick}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
    >
      {children}
    </a>
  );
}

export type ExternalLinkProps = ComponentProps<"a"> & { href: string };

/** A link that leaves the site in a new tab. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const { newTab } = useWords(uiWords);
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}
