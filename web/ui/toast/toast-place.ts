// Places a toast so that it covers no control and no page heading.

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Column = { left: number; width: number };

const WIDEST_PX = 356;
/** A narrower toast takes too many lines. */
const NARROWEST_PX = 260;
/** A narrower window gives a toast all of its width. */
const NARROW_PX = 480;
/** The distance from the window's edge. */
const EDGE_PX = 8;
/** The distance from controls. */
const GAP_PX = 8;
/** The height of the row of logo and links. */
const ROW_PX = 64;
/** The width of a round button and its gap. */
const ROUND_PX = 50;

/** Returns the possible columns, the best first: between two elements of the top row, or where the page begins. */
export function columnsOf(boxes: readonly Box[], windowWidth: number): Column[] {
  const row = boxes
    .filter(({ top }) => top < ROW_PX)
    .toSorted((one, other) => one.left - other.left);
  const between = row.flatMap(({ right }, at) => {
    const room = (row[at + 1]?.left ?? 0) - right - 2 * GAP_PX;
    return room < NARROWEST_PX ? [] : [{ left: right + GAP_PX, width: Math.min(room, WIDEST_PX) }];
  });
  const [first = EDGE_PX] = boxes.map((box) => box.left).toSorted((one, other) => one - other);
  const left = windowWidth < NARROW_PX ? EDGE_PX : Math.max(EDGE_PX, first);
  const room = windowWidth - 2 * left;
  const widths = [Math.min(room, WIDEST_PX), Math.min(room - ROUND_PX, WIDEST_PX)];
  return [...between, ...[...new Set(widths)].map((width) => ({ left, width }))];
}

/** Returns the highest free place, or null. */
export function freeTop(
  { left, width }: Column,
  height: number,
  boxes: readonly Box[],
  windowHeight: number,
): number | null {
  const inTheWay = boxes
    .filter((box) => box.left < left + width && box.right > left)
    .toSorted((one, other) => one.top - other.top);
  let top = EDGE_PX;
  for (const box of inTheWay)
    if (box.top < top + height + GAP_PX && box.bottom + GAP_PX > top) top = box.bottom + GAP_PX;
  return top + height > windowHeight ? null : top;
}

/** Returns the boxes of the controls: those of an open dialog alone, because no others can be pressed then. */
function boxesOfPage(): Box[] {
  const page = document.querySelector("[role=dialog][data-state=open]") ?? document;
  const spared = page.querySelectorAll("a[href], button, input, select, textarea, summary, h1");
  return Array.from(spared)
    .filter((one) => !one.closest("[data-sonner-toaster]"))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < window.innerHeight);
}

function place(toast: HTMLElement): void {
  const { style } = document.documentElement;
  const boxes = boxesOfPage();
  const places = columnsOf(boxes, window.innerWidth).map((column) => {
    style.setProperty("--toast-width", `${column.width}px`);
    const top = freeTop(column, toast.offsetHeight, boxes, window.innerHeight);
    return { ...column, top: top ?? Infinity };
  });
  const best = places.reduce((one, other) => (other.top < one.top ? other : one));
  style.setProperty("--toast-width", `${best.width}px`);
  style.setProperty("--toast-left", `${best.left}px`);
  style.setProperty("--toast-top", `${best.top === Infinity ? EDGE_PX : best.top}px`);
}

/** Keeps the front toast placed while the page changes. Returns how to stop. */
export function keepPlaced(toast: HTMLElement): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (toast.closest("[data-front=true]")) place(toast);
    });
  });
  observer.observe(toast);
  observer.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
