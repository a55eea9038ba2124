import { describe, expect, test } from "vitest";
import { LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { tellsPrivate } from "./tells-private.ts";
import { TELLS, TELLS_NOTHING } from "./tells-private.cases.ts";

describe.each(LANGUAGE_IDS)("in %s", (language) => {
  test.each(TELLS[language])("a message tells of one's own %s: %s", (topic, message) =>
    expect(tellsPrivate(message)?.topic).toBe(topic),
  );
  test.each(TELLS_NOTHING[language])("a message tells nothing of one's own: %s", (message) =>
    expect(tellsPrivate(message)).toBeNull(),
  );
});
