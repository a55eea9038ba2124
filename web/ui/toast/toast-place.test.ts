import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, columnsOf, freeBottom, freeTop } from "./toast-place.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const DESKTOP = box(0, 0, 1440, 900);
const PHONE = box(0, 0, 390, 844);

test("a desktop toast lies at the bottom of the window, above a button, and beside a wide dialog", () => {
  const [wide, narrow] = columnsOf(DESKTOP);
  expect([wide, narrow]).toEqual([
    { left: 8, width: 356 },
    { left: 8, width: 260 },
  ]);
  expect(freeBottom(wide!, 84, [], DESKTOP)).toBe(892);
  expect(freeBottom(wide!, 84, [box(300, 850, 90, 44)], DESKTOP)).toBe(842);
  const dialog = box(290, 8, 860, 884);
  expect(freeBottom(wide!, 84, [dialog], DESKTOP)).toBeNull();
  expect(freeBottom(narrow!, 84, [dialog], DESKTOP)).toBe(892);
});

test("a toast on a stage is no wider than the stage, and lies at its feet", () => {
  const stage = box(156, 90, 304, 540);
  expect(columnsOf(stage)[0]).toEqual({ left: 164, width: 288 });
  expect(freeBottom(columnsOf(stage)[0]!, 84, [], stage)).toBe(622);
});

test("a phone's toast lies below the logo and the menu button", () => {
  const row = [box(16, 12, 85, 36), box(330, 8, 44, 44)];
  expect(freeTop(columnsOf(PHONE)[0]!, 84, row, PHONE)).toBe(60);
});

test("a gap that would bring a toast to the edge of the window is too small, from both sides", () => {
  const column = { left: 8, width: 300 };
  const pile = (until: number) => [box(0, 0, 200, until)];
  expect(freeTop(column, 124, pile(704), PHONE)).toBe(712);
  expect(freeTop(column, 124, pile(705), PHONE)).toBeNull();
  expect(freeBottom(column, 124, pile(704), PHONE)).toBe(836);
  expect(freeBottom(column, 124, pile(705), PHONE)).toBeNull();
});

test("a toast covers none of what it must not, stays in the window, and no place above is free", () => {
  const boxes = fc.array(
    fc
      .tuple(
        fc.nat(380),
        fc.nat(800),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 90 }),
      )
      .map(([left, top, width, height]) => box(left, top, width, height)),
    { maxLength: 30 },
  );
  const isFree = (place: Box, taken: Box[]) =>
    taken.every(
      ({ left, top, right, bottom }) =>
        left >= place.right || right <= place.left || top >= place.bottom || bottom <= place.top,
    );
  fc.assert(
    fc.property(boxes, fc.integer({ min: 40, max: 140 }), (taken, height) => {
      const column = { left: 8, width: 300 };
      const top = freeTop(column, height, taken, PHONE);
      for (let each = 8; each < (top ?? 836 - height); each += 1) {
        const isBarelyFree = isFree(box(column.left, each - 8, 300, height + 16), taken);
        expect(isBarelyFree && each > 16).toBe(false);
      }
      const bottom = freeBottom(column, height, taken, PHONE);
      expect(bottom === null).toBe(top === null);
      if (top === null || bottom === null) return;
      for (const place of [top, bottom - height]) {
        expect(place).toBeGreaterThanOrEqual(8);
        expect(place + height).toBeLessThanOrEqual(836);
        expect(isFree(box(column.left, place, column.width, height), taken)).toBe(true);
      }
    }),
  );
});
