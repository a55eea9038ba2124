// What the landing page tells machines of Luli, in schema.org's words (JSON-LD). Data: no browser runs it.
import { PRICE } from "../../shared/rules/plan.ts";
import { LANGUAGE_IDS } from "../../shared/contracts/language.ts";

type Landing = {
  url: string;
  language: string;
  description: string;
  picture: string;
};

const SITE = "{{public_url}}";

export function structuredData({ url, language, description, picture }: Landing): string {
  const [organization, website] = [
    { "@id": `${SITE}/#organization` },
    { "@id": `${SITE}/#website` },
  ];
  const graph = [
    {
      "@type": "Organization",
      ...organization,
      name: "Luli",
      url: `${SITE}/`,
      logo: `${SITE}/icon-512.png`,
    },
    {
      "@type": "WebSite",
      ...website,
      name: "Luli",
      url: `${SITE}/`,
      inLanguage: LANGUAGE_IDS,
      publisher: organization,
    },
    {
      "@type": "SoftwareApplication",
      name: "Luli",
      description,
      url,
      inLanguage: language,
      image: picture,
      applicationCategory: "LifestyleApplication",
      operatingSystem: "Any",
      isPartOf: website,
      publisher: organization,
      offers: {
        "@type": "Offer",
        category: "subscription",
        price: PRICE,
        priceCurrency: "USD",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: PRICE,
          priceCurrency: "USD",
          // UN/CEFACT's code of a month.
          referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
        },
      },
    },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // Only `<` could end the data.
  return `<script type="application/ld+json">${json.replaceAll("<", String.raw`\u003c`)}</script>`;
}
