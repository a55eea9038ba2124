// Safety, as far as it needs no conversation.
import { countryHelp, helplinesQuery, safetyYears } from "../contracts/safety.ts";
import { type Calls, json } from "./call.ts";

export const safetyCalls = {
  "GET /api/safety": {
    about:
      "How often people were shown where help is, by year and kind of need. Nobody can be found in it.",
    who: "anyone",
    answer: json(safetyYears),
  },
  "GET /api/helplines": {
    about:
      "Whom to call for help where one is: in the country of the time zone, or of the browser's region. Answers without the database.",
    who: "anyone",
    query: helplinesQuery,
    answer: json(countryHelp),
  },
} as const satisfies Calls;
