// A legal text in another language has the same parts: no section, no item and no link is missing.
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { privacyWords } from "../web/features/legal/privacy-words.tsx";
import { termsWords } from "../web/features/legal/terms-words.tsx";
import type { Catalog } from "./catalog.ts";

const catalogs = Object.entries(
  import.meta.glob<Catalog>("./*/web.ts", { eager: true, import: "catalog" }),
);

const LINKS = {
  contact: (label: string) => <a href="/contact">{label}</a>,
  privacy: (label: string) => <a href="/privacy">{label}</a>,
};

type Text = Pick<typeof termsWords.texts, "sections">;

const shapeOf = ({ sections }: Text) =>
  sections(LINKS).map(({ id, body }) => {
    const { container } = render(body);
    const count = (selector: string) => container.querySelectorAll(selector).length;
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    return { id, paragraphs: count("p"), items: count("li"), bold: count("strong"), links };
  });

describe.each(catalogs)("%s", (_, catalog) => {
  test("the privacy policy is whole", () => {
    expect(shapeOf(catalog.privacy)).toEqual(shapeOf(privacyWords.texts));
  });

  test("the terms are whole", () => {
    expect(shapeOf(catalog.terms)).toEqual(shapeOf(termsWords.texts));
  });

  test("a translation says that the English text governs", () => {
    expect(catalog.legal.governs).not.toBe("");
  });
});
