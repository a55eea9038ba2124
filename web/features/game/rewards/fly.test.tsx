import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ME, noRewards } from "../../../testing/fake-luli.ts";
import { fly } from "./fly.ts";
import { flyCoins } from "./fly-coins.ts";
import { flyEarned } from "./fly-earned.tsx";

let less = false;
let land: () => void;

beforeEach(() => {
  less = false;
  const flight = Promise.withResolvers<void>();
  land = flight.resolve;
  vi.stubGlobal("matchMedia", () => ({ matches: less }));
  vi.stubGlobal(
    "DOMPoint",
    class {
      readonly x: number;
      readonly y: number;
      constructor(x: number, y: number) {
        this.x = x;
        this.y = y;
      }
    },
  );
  Object.assign(Element.prototype, { animate: () => ({ finished: flight.promise }) });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "animate");
  document.body.replaceChildren();
});

const somethingAt = (x: number, y: number, size = 10): Element => {
  const element = document.createElement("div");
  element.getBoundingClientRect = () =>
    ({ x, y, width: size, height: size, right: x + size, top: y }) as DOMRect;
  return element;
};
const flying = () => document.querySelector(".flying");

test("coins fly to the wallet, hidden from screen readers, and are removed", async () => {
  fly("+5 XP", somethingAt(100, 100), somethingAt(20, 20));
  expect(flying()?.textContent).toBe("+5 XP");
  expect(flying()?.getAttribute("aria-hidden")).toBe("true");
  land();
  await expect.poll(() => flying()).toBeNull();
});

test("coins fly from the task that paid them, else from Luli, into the wallet that lies on top", () => {
  const rewards = noRewards(ME);
  const task = { source: "task", source_id: "2026-11-23:easy", amount: 10 };
  const stand = (mark: string, x: number) => {
    const element = somethingAt(x, 100);
    element.setAttribute(mark, mark === "data-pays" ? "easy" : "");
    document.body.append(element);
  };
  flyCoins({ ...rewards, coins: [task] });
  expect(flying()).toBeNull();
  stand("data-pettable", 10);
  stand("data-wallet", 20);
  flyCoins({ ...rewards, coins: [{ source: "purchase", source_id: "1", amount: -250 }] });
  expect(flying()).toBeNull();
  stand("data-pays", 30);
  const starts: unknown[] = [];
  Object.assign(Element.prototype, {
    animate: ([start]: { transform: string }[]) => {
      starts.push(start!.transform);
      return { finished: new Promise(() => {}) };
    },
  });
  flyCoins({ ...rewards, coins: [task, { source: "tasks", source_id: "1", amount: 20 }] });
  expect(flying()?.textContent).toBe("+30");
  flyCoins({ ...rewards, coins: [{ source: "visit", source_id: "1", amount: 10 }] });
  expect(starts).toEqual([
    expect.stringContaining("translate(40px"),
    expect.stringContaining("translate(20px"),
  ]);
});

const five = { ...noRewards(ME), xp: 5 };

test("XP fly to the level, or nowhere, while a phone's keyboard hides the bar", () => {
  const card = document.createElement("div");
  card.innerHTML = `<div class="companion-xp"></div><div class="companion-name"></div>`;
  const [xp, name] = card.children;
  const reply = somethingAt(100, 100);
  reply.setAttribute("data-reply", "1");
  const hiddenBar = somethingAt(0, 0, 0);
  hiddenBar.role = "progressbar";
  xp!.append(hiddenBar);
  document.body.append(reply, card);
  flyEarned("1", five, "5 XP");
  expect(flying()).toBeNull();
  const level = somethingAt(40, 20);
  level.className = "chip";
  name!.append(level);
  flyEarned("1", five, "5 XP");
  expect(flying()?.textContent).toBe("+5 XP");
});

test("coins do not fly with reduced motion, nor from or to hidden elements", () => {
  fly("+5 XP", somethingAt(100, -400), somethingAt(20, 20));
  fly("+5 XP", somethingAt(100, 100), somethingAt(20, 9000));
  fly("+5 XP", null, somethingAt(20, 20));
  less = true;
  fly("+5 XP", somethingAt(100, 100), somethingAt(20, 20));
  expect(flying()).toBeNull();
});
