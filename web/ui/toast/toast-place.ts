// Places a toast so that it covers no control, no page heading, no card and no dialog: on a desktop at the bottom of Luli's stage or of
// the window, on a phone as high as possible, below a Luli who tries something on.

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Column = { left: number; width: number };

/** The widths, the best first. A narrower toast takes too many lines. */
const WIDTHS_PX = [356, 260];
/** The distance from the edges of the window or of the stage. */
const EDGE_PX = 8;
/** The distance from controls. */
const GAP_PX = 8;
/** A lower visible part of a stage holds no toast. */
const LOWEST_STAGE_PX = 200;

/** Returns the columns in which a toast may lie, the best first. */
export function columnsOf({ left, right }: Box): Column[] {
  const room = right - left - 2 * EDGE_PX;
  const widths = new Set(WIDTHS_PX.map((width) => Math.min(width, room)));
  return [...widths].map((width) => ({ left: left + EDGE_PX, width }));
}

/** Returns the highest free place of an area, or null. */
export function freeTop(
  { left, width }: Column,
  height: number,
  boxes: readonly Box[],
  area: Box,
): number | null {
  const inTheWay = boxes
    .filter((box) => box.left < left + width && box.right > left)
    .toSorted((one, other) => one.top - other.top);
  let top = area.top + EDGE_PX;
  for (const box of inTheWay)
    if (box.top < top + height + GAP_PX && box.bottom + GAP_PX > top) top = box.bottom + GAP_PX;
  return top + height + EDGE_PX > area.bottom ? null : top;
}

const flip = ({ left, right, top, bottom }: Box): Box => ({
  left,
  right,
  top: -bottom,
  bottom: -top,
});

/** Returns the bottom of the lowest free place of an area, or null. */
export function freeBottom(
  column: Column,
  height: number,
  boxes: readonly Box[],
  area: Box,
): number | null {
  const flipped = freeTop(column, height, boxes.map(flip), flip(area));
  return flipped === null ? null : -flipped;
}

const CONTROLS = "a[href], button, input, select, textarea, summary, h1";

const boxesOf = (root: ParentNode, selector: string): Box[] =>
  Array.from(root.querySelectorAll(selector))
    .filter((one) => !one.closest("[data-sonner-toaster]"))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < window.innerHeight);

/** Returns what to spare, and what at least: only the controls of an open dialog can be pressed. */
function boxesOfPage(isAtBottom: boolean): Box[][] {
  const dialog = "[role=dialog][data-state=open]";
  const opened = document.querySelector(dialog);
  return opened
    ? [boxesOf(document, `${dialog}, ${dialog} .dialog-puppy`), boxesOf(opened, CONTROLS)]
    : [
        boxesOf(document, `${CONTROLS}, .box${isAtBottom ? "" : ", .toast-spared"}`),
        boxesOf(document, CONTROLS),
      ];
}

function place(toast: HTMLElement): void {
  const { style } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const isAtBottom = toast.closest("[data-y-position=bottom]") !== null;
  const whole: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const stages = boxesOf(document, ".toast-stage")
    .map(({ left, right, top, bottom }) => ({
      left,
      right,
      top: Math.max(top, 0),
      bottom: Math.min(bottom, innerHeight),
    }))
    .filter(({ top, bottom }) => bottom - top >= LOWEST_STAGE_PX);
  const set = ({ left, width }: Column, edge: number) => {
    style.setProperty("--toast-left", `${left}px`);
    style.setProperty("--toast-width", `${width}px`);
    style.setProperty("--toast-edge", `${edge}px`);
  };
  for (const boxes of boxesOfPage(isAtBottom))
    for (const area of isAtBottom ? [...stages, whole] : [whole])
      for (const column of columnsOf(area)) {
        set(column, EDGE_PX);
        const find = isAtBottom ? freeBottom : freeTop;
        const edge = find(column, toast.offsetHeight, boxes, area);
        if (edge !== null) return set(column, isAtBottom ? innerHeight - edge : edge);
      }
}

/** Keeps the front toast placed while the page changes. Returns how to stop. */
export function keepPlaced(toast: HTMLElement): () => void {
  let frame = 0;
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (toast.closest("[data-front=true]")) place(toast);
    });
  };
  const sizes = new ResizeObserver(placeSoon);
  sizes.observe(toast);
  sizes.observe(document.body);
  // A control whose code comes late may appear where the toast lies.
  const elements = new MutationObserver(placeSoon);
  elements.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    elements.disconnect();
  };
}
