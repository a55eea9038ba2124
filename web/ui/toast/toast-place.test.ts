import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, columnsOf, freeTop } from "./toast-place.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const LOGO = box(120, 17, 96, 44);
const at1440 = (firstLink: number) => {
  const links = Array.from({ length: 7 }, (_, at) => firstLink + (at * (1240 - firstLink)) / 7);
  return [LOGO, ...links.map((left) => box(left, 16, 74, 44)), box(1240, 16, 80, 44)];
};

test("a desktop toast lies between the logo and the links, as wide as they allow", () => {
  expect(columnsOf(at1440(535), 1440)[0]).toEqual({ left: 224, width: 303 });
  expect(columnsOf(at1440(700), 1440)[0]).toEqual({ left: 224, width: 356 });
  expect(freeTop(columnsOf(at1440(535), 1440)[0]!, 84, at1440(535), 900)).toBe(8);
});

test("a toast begins below the logo when links leave no room", () => {
  const [column] = columnsOf(at1440(400), 1440);
  expect(column).toEqual({ left: 120, width: 356 });
  expect(freeTop(column!, 84, at1440(400), 900)).toBe(69);
});

test("a phone's toast is as wide as the window, or leaves room for a round button", () => {
  const phone = [box(16, 12, 85, 36), box(278, 8, 44, 44), box(330, 8, 44, 44)];
  expect(columnsOf(phone, 390)).toEqual([
    { left: 8, width: 356 },
    { left: 8, width: 324 },
  ]);
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
      const top = freeTop(column, height, taken, 844);
      for (let each = 8; each < (top ?? 844 - height); each += 1) {
        const isBarelyFree = isFree(box(column.left, each - 8, 300, height + 16), taken);
        expect(isBarelyFree && each > 16).toBe(false);
      }
      if (top === null) return;
      expect(top + height).toBeLessThanOrEqual(844);
      expect(isFree(box(column.left, top, column.width, height), taken)).toBe(true);
    }),
  );
});
