// A legal text in another language has the same parts: no section, no item and no link is missing.
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { privacyWords } from "../web/features/legal/privacy-words.tsx";
import { safetyWords } from "../web/features/safety/words.tsx";
import { termsWords } from "../web/features/legal/terms-words.tsx";
import type { Catalog } from "./catalog.ts";

const catalogs = Object.entries(
  import.meta.glob<Catalog>("./*/web.ts", { eager: true, import: "catalog" }),
);

const LINKS = {
  contact: (label: string) => <a href="/contact">{label}</a>,
  privacy: (label: string) => <a href="/privacy">{label}</a>,
};

const share = (name: string) => ({
  count: `${name}.count `,
  sure: `${name}.sure `,
  heard: `${name}.heard `,
});
const PARTS = {
  ...LINKS,
  helplines: <ul />,
  counts: <dl />,
  measured: {
    need: share("need"),
    direct: share("direct"),
    harmless: share("harmless"),
    ordinary: share("ordinary"),
  },
};

type Section = { id: string; body: ReactNode };

const shapeOf = (sections: readonly Section[]) =>
  sections.map(({ id, body }) => {
    const { container } = render(body);
    const count = (selector: string) => container.querySelectorAll(selector).length;
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    return { id, paragraphs: count("p"), items: count("li"), bold: count("strong"), links };
  });

describe.each(catalogs)("%s", (_, catalog) => {
  test("the privacy policy is whole", () => {
    expect(shapeOf(catalog.privacy.sections(LINKS))).toEqual(
      shapeOf(privacyWords.texts.sections(LINKS)),
    );
  });

  test("the terms are whole", () => {
    expect(shapeOf(catalog.terms.sections(LINKS))).toEqual(
      shapeOf(termsWords.texts.sections(LINKS)),
    );
  });

  test("the page about safety is whole, with every number", () => {
    const said = shapeOf(catalog.safety.sections(PARTS));
    expect(said).toEqual(shapeOf(safetyWords.texts.sections(PARTS)));
    const { container } = render(
      <>
        {catalog.safety.sections(PARTS).map(({ id, body }) => (
          <div key={id}>{body}</div>
        ))}
      </>,
    );
    const numbers = container.textContent.match(/[a-z]+\.(?:count|sure|heard)/g);
    expect(numbers?.toSorted()).toEqual(
      "direct.heard direct.sure harmless.count harmless.sure need.count need.heard need.sure ordinary.heard".split(
        " ",
      ),
    );
  });

  test("a translation says that the English text governs", () => {
    expect(catalog.legal.governs).not.toBe("");
  });
});
