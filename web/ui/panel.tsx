import type { ReactNode } from "react";
import { Stage, type StageName } from "./stage.tsx";

type PanelProps = {
  /** Waiting is on sky, failed on mist, not found on night. */
  stage: StageName;
  title: string;
  text?: ReactNode;
  puppy?: ReactNode;
  action?: ReactNode;
  /** The heading is the page's own, or one inside a page. */
  level?: 1 | 2 | undefined;
  /** The panel fills the page below the navigation. */
  isPage?: boolean;
};

export function Panel(props: PanelProps) {
  const { stage, title, text, puppy, action, level = 2, isPage = false } = props;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <Stage
      name={stage}
      className={isPage ? "panel panel-page" : "panel"}
      scene={isPage ? { width: 1200, height: 700 } : { width: 640, height: 400, seed: 2 }}
    >
      {puppy ? <div className="panel-puppy">{puppy}</div> : null}
      <Heading className={isPage ? "t-h1" : "t-h3"} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text ? <p className="max-w-[24em] mt-1.5 mb-4">{text}</p> : null}
      {action}
    </Stage>
  );
}
