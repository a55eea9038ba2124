import type { ComponentProps, MouseEvent } from "react";
import { type Destination, useNavigation } from "./navigation.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: Destination };

/** A new tab, a download or a click that someone else has taken is none of ours. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** A link inside the site. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
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
      href={to}
      aria-current={path === to ? "page" : undefined}
      onClick={handleClick}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
    >
      {children}
    </a>
  );
}
