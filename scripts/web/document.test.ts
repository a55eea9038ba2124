// The head of a public page tells search engines its language, its translations and what Luli is.
import { expect, test } from "vitest";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";
import { addressIn, isPrerendered, PAGE_PATHS } from "../../shared/pages.ts";
import { PRICE } from "../../shared/rules/plan.ts";
import { pageDocument, sitemap } from "./document.ts";

const SITE = "{{public_url}}";
const places = LANGUAGE_IDS.flatMap((language) =>
  [...PAGE_PATHS.filter(isPrerendered), "/404"].map((route) => ({ language, route })),
);
const loaded = { css: "", fontCss: "", beforePaint: "", script: "/s.js", parts: [] };
const said = { title: "Luli", description: 'A "puppy" </script>', pictureText: "Luli", body: "" };
const documentOf = (place: (typeof places)[number]) =>
  pageDocument({ commonHead: "", ...said, ...loaded, ...place });
const alternatesIn = (markup: string) =>
  [...markup.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]);
const alternatesOf = (path: string) => [
  ...LANGUAGE_IDS.map((id) => [id.replace("-US", ""), SITE + addressIn(id, path)]),
  ["x-default", SITE + path],
];
const pages = places.filter(({ route }) => route !== "/404");

test.each(pages)("$route in $language names itself and its others", ({ language, route }) => {
  const markup = documentOf({ language, route });
  const address = SITE + addressIn(language, route);
  expect(markup).toContain(`<html lang="${language.replace("-US", "")}"`);
  expect(markup).toContain(`<link rel="canonical" href="${address}">`);
  expect(markup).toContain(`<meta property="og:url" content="${address}">`);
  expect(markup).toContain('content="A &quot;puppy&quot; </script>"');
  expect(alternatesIn(markup)).toEqual(alternatesOf(route));
});

test("the sitemap names each of them with its others, and the 404 page is in no index", () => {
  const urls = sitemap("2026-11-30").split("<url>").slice(1);
  const named = urls.map((url) => /<loc>(.*)<\/loc>/.exec(url)![1]!);
  expect(named.toSorted()).toEqual(
    pages.map(({ language, route }) => SITE + addressIn(language, route)).toSorted(),
  );
  expect(urls.every((url) => url.includes("</loc><lastmod>2026-11-30</lastmod>"))).toBe(true);
  expect(sitemap(null)).not.toContain("lastmod");
  expect(alternatesIn(urls.find((url) => url.includes(`<loc>${SITE}/ja/terms<`))!)).toEqual(
    alternatesOf("/terms"),
  );
  const unknown = documentOf({ language: "de", route: "/404" });
  expect(unknown).toContain('<meta name="robots" content="noindex">');
  expect(alternatesIn(unknown)).toEqual([]);
});

type Thing = { "@type": string; "@id"?: string; [name: string]: unknown };

test.each(LANGUAGE_IDS)(
  "the landing page in %s tells machines what Luli is and costs, in names of schema.org",
  (language) => {
    const markup = documentOf({ language, route: "/" });
    const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(markup)!;
    const { "@graph": graph } = JSON.parse(json!) as { "@graph": Thing[] };
    const ids = graph.flatMap(({ "@id": id }) => id ?? []);
    expect(ids.every((id) => id.startsWith(`${SITE}/#`))).toBe(true);
    expect(graph).toMatchObject([
      { "@type": "Organization", url: `${SITE}/`, logo: `${SITE}/icon-512.png` },
      { "@type": "WebSite", inLanguage: LANGUAGE_IDS, publisher: { "@id": ids[0] } },
      {
        "@type": "SoftwareApplication",
        url: SITE + addressIn(language, "/"),
        description: said.description,
        isPartOf: { "@id": ids[1] },
        publisher: { "@id": ids[0] },
        offers: {
          price: PRICE,
          priceCurrency: "USD",
          priceSpecification: { price: PRICE, referenceQuantity: { value: 1, unitCode: "MON" } },
        },
      },
    ]);
    expect(documentOf({ language, route: "/terms" })).not.toContain("ld+json");
  },
);
