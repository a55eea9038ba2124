import type { ComponentProps } from "react";

type CardProps = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "li";
  /** The card rises under the pointer. */
  isLifting?: boolean;
};

export function Card({ as: Tag = "div", isLifting = false, className = "", ...rest }: CardProps) {
  // The four tags take the same attributes; their element types differ, but they are not used here.
  const Element = Tag as "div";
  return <Element {...rest} className={`card ${isLifting ? "card-lift " : ""}${className}`} />;
}
