// A legal text in another language has the same parts: no section, no item and no link is missing.
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { accessibilityWords } from "../web/features/legal/accessibility-words.tsx";
import { Facts } from "../web/features/legal/legal-parts.tsx";
import { imprintWords } from "../web/features/legal/imprint-words.tsx";
import type { LegalParts } from "../web/features/legal/legal-parts.tsx";
import { privacyWords } from "../web/features/legal/privacy-words.tsx";
import { safetyWords } from "../web/features/safety/words.tsx";
import { termsWords } from "../web/features/legal/terms-words.tsx";
import type { Catalog } from "./catalog.ts";

const catalogs = Object.entries(
  import.meta.glob<Catalog>("./*/web.ts", { eager: true, import: "catalog" }),
);

const named = (name: string) => <i>{name}</i>;
const fact = (name: string) => named(`operator.${name}`);
const processor = (name: string) => named(`processors.${name}`);
const kept = (name: string) => `kept.${name}`;
const LEGAL: LegalParts = {
  contact: (label: string) => <a href="/contact">{label}</a>,
  privacy: (label: string) => <a href="/privacy">{label}</a>,
  imprint: (label: string) => <a href="/imprint">{label}</a>,
  facts: (facts) => <Facts facts={facts} />,
  supportEmail: named("operator.support"),
  operator: {
    name: fact("name"),
    address: fact("address"),
    representative: fact("representative"),
    register: fact("register"),
    vat_id: fact("vat"),
    phone: fact("phone"),
    privacy_email: fact("privacy"),
  },
  processors: {
    hosting: processor("hosting"),
    model: processor("model"),
    safety: processor("safety"),
    mail: processor("mail"),
    google: processor("google"),
    payments: processor("payments"),
    passwords: processor("passwords"),
  },
  kept: {
    contactMessage: kept("message"),
    securityEvent: kept("event"),
    session: kept("session"),
    unusedSession: kept("unused"),
    mail: kept("mail"),
  },
};

const share = (name: string) => ({
  count: `${name}.count `,
  sure: `${name}.sure `,
  heard: `${name}.heard `,
});
const PARTS = {
  contact: LEGAL.contact,
  helplines: <ul />,
  counts: <dl />,
  measured: {
    need: share("need"),
    direct: share("direct"),
    harmless: share("harmless"),
    ordinary: share("ordinary"),
  },
};

const ENGLISH = {
  privacy: privacyWords,
  terms: termsWords,
  imprint: imprintWords,
  accessibility: accessibilityWords,
};

type Section = { id: string; body: ReactNode };

const shapeOf = (sections: readonly Section[]) =>
  sections.map(({ id, body }) => {
    const { container } = render(body);
    const count = (selector: string) => container.querySelectorAll(selector).length;
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const names = container.textContent.match(/(?:operator|processors|kept)\.[a-z]+/g);
    return {
      id,
      names: names?.toSorted(),
      paragraphs: count("p"),
      items: count("li"),
      bold: count("strong"),
      links,
    };
  });

describe.each(catalogs)("%s", (_, catalog) => {
  test.each(["privacy", "terms", "imprint", "accessibility"] as const)(
    "the page %s is whole, with every name and number",
    (room) => {
      const said = shapeOf(catalog[room].sections(LEGAL));
      expect(said).toEqual(shapeOf(ENGLISH[room].texts.sections(LEGAL)));
    },
  );

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
