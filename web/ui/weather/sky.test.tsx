import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Sky, type SkyProps } from "./sky.tsx";

const SKIES: SkyProps["of"][] = ["rays", "rainbow", "clouds", "haze"];

test.for(SKIES)("%s are a picture for the eye alone, whole at any size", (of) => {
  for (const [width, height] of [
    [1200, 260],
    [392, 460],
  ] as const) {
    const { container } = render(<Sky of={of} light="dusk" width={width} height={height} />);
    const svg = container.querySelector("svg")!;
    expect(svg.getAttribute("aria-hidden")).toBe("true");
    expect(svg.querySelectorAll("path, circle, ellipse").length).toBeGreaterThan(1);
    expect(svg.outerHTML).not.toMatch(/NaN|undefined/);
    for (const [, id] of svg.outerHTML.matchAll(/url\(#([^)]+)\)/g))
      expect(svg.querySelector(`#${id}`)).not.toBeNull();
  }
});
