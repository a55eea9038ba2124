import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WeekChart } from "./week-chart.tsx";

const axisOf = (...values: number[]) => {
  const weeks = values.map((value, at) => ({ starts_on: `2026-11-0${at + 1}`, value }));
  const { container } = render(
    <WeekChart title="Messages" tone="sky" figure="" figureLabel="" weeks={weeks} say={() => ""} />,
  );
  return [...container.querySelectorAll(".week-values li")].map(({ textContent }) => textContent);
};

test("a chart's axis says what its highest bar is worth, and half of it where that is whole", () => {
  expect(axisOf(3, 8)).toEqual(["8", "4", "0"]);
  expect(axisOf(3, 1)).toEqual(["3", "0"]);
  expect(axisOf(0, 0)).toEqual(["1", "0"]);
});
