// A reward flies from its source to its counter. The animation is for the eye alone: the number itself is there at once.
import { wantsLessMotion } from "../puppy/motion/less-motion.ts";

const FLIGHT_MS = 1100;
/** The reward rests at its source first, to be read. */
const RISE_PX = 10;

type Looks = { picture?: Node | undefined; delayMs?: number };

export function fly(
  words: string,
  from: Element | null,
  to: Element | null,
  { picture, delayMs = 0 }: Looks = {},
): void {
  if (!from || !to || document.hidden || wantsLessMotion()) return;
  if (!isShown(from) || !isShown(to)) return;
  const start = cornerOf(from);
  const end = middleOf(to);
  if (![start, end].every(isInSight)) return;
  const token = document.createElement("span");
  token.className = [
    "flying pointer-events-none fixed top-0 left-0 z-60 inline-flex items-center gap-1.25 px-3 py-1",
    "rounded-full bg-(--warn-bg) text-[15px] font-bold whitespace-nowrap text-(--warn-fg) shadow-2",
    "[&_.icon]:size-4.5",
  ].join(" ");
  token.ariaHidden = "true";
  if (picture) token.append(picture);
  token.append(words);
  document.body.append(token);
  const at = ({ x, y }: DOMPoint, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const risen = new DOMPoint(start.x, start.y - RISE_PX);
  const flight = token.animate(
    [
      { transform: at(start, 0.5), opacity: 0 },
      { transform: at(risen, 1), opacity: 1, offset: 0.2 },
      {
        transform: at(risen, 1),
        opacity: 1,
        offset: 0.4,
        easing: "cubic-bezier(0.5, 0, 0.7, 0.6)",
      },
      { transform: at(end, 0.6), opacity: 0.4 },
    ],
    { duration: FLIGHT_MS, delay: delayMs, fill: "backwards" },
  );
  const land = () => token.remove();
  flight.finished.then(land, land);
}

/** Returns the upper right corner, where a flying reward hides no text. */
function cornerOf(element: Element): DOMPoint {
  const { right, top } = element.getBoundingClientRect();
  return new DOMPoint(right, top);
}

function middleOf(element: Element): DOMPoint {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2);
}

/** An element that is not displayed has an empty box. */
export const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;

const isInSight = ({ x, y }: DOMPoint): boolean =>
  x >= 0 && y >= 0 && x <= window.innerWidth && y <= window.innerHeight;
