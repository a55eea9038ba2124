// Who runs Luli. The names stand in the configuration.
import { english } from "../../lib/words/words.ts";
import type { LegalParts, LegalSection } from "./legal-parts.tsx";

export const imprintWords = english("imprint", {
  title: "Legal notice",
  updated: "",
  lead: "Who runs Luli and is responsible for it.",
  sections: ({ operator, supportEmail, contact, facts }: LegalParts): readonly LegalSection[] => [
    {
      id: "operator",
      title: "Who runs Luli",
      body: facts([
        ["Name", operator.name],
        ["Address", operator.address],
        ["Represented by", operator.representative],
        ["Company registration", operator.register],
        ["VAT identification number", operator.vat_id],
      ]),
    },
    {
      id: "reach",
      title: "How to reach us",
      body: (
        <>
          {facts([
            ["Email", supportEmail],
            ["Phone", operator.phone],
          ])}
          <p>
            You can also reach us with the form on the {contact("contact page")}. This is also the
            point of contact for users and authorities under Articles 11 and 12 of the EU’s Digital
            Services Act.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Responsible for the content",
      body: (
        <p>
          The operator named above. An AI language model writes what Luli says. You can report a
          harmful reply right next to it.
        </p>
      ),
    },
    {
      id: "security",
      title: "Security vulnerabilities",
      body: (
        <p>
          Please write to {supportEmail}, the address in our security.txt, before you publish
          anything.
        </p>
      ),
    },
  ],
});
