import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WeekChart } from "./week-chart.tsx";

const draw = (...values: number[]) => {
  const weeks = values.map((value, at) => ({ starts_on: `2026-11-0${at + 1}`, value }));
  return render(
    <WeekChart title="Messages" tone="sky" figure="" figureLabel="" weeks={weeks} say={() => ""} />,
  ).container;
};
const axisOf = (...values: number[]) => {
  const container = draw(...values);
  return [...container.querySelectorAll(".week-values li")].map(({ textContent }) => textContent);
};

test("a chart's axis says what its highest bar is worth, and half of it where that is whole", () => {
  expect(axisOf(3, 8)).toEqual(["8", "4", "0"]);
  expect(axisOf(3, 1)).toEqual(["3", "0"]);
});

test("a chart of zeros or of ones is one quiet line", () => {
  expect(draw(0, 0).innerHTML).toMatch(/^<p[^>]*>Messages: none yet<\/p>$/);
  expect(draw(1, 0, 1).querySelector("figure")).toBeNull();
});
