// security.txt holds for a time after its release, however long that release is served.
import { expect, test, vi } from "vitest";
import { readConfig } from "../platform/config.ts";
import { RELEASED } from "../platform/config/version.ts";
import { securityText } from "./operation.ts";

test("security.txt expires half a year after the release, whenever it is asked for", () => {
  const expires = () => /^Expires: (.*)$/m.exec(securityText(readConfig({})))![1]!;
  const now = vi.spyOn(Date, "now");
  try {
    const asked = ["2027-01-01", "2030-01-01"].map((day) => {
      now.mockReturnValue(Date.parse(day));
      return expires();
    });
    expect(new Set(asked).size).toBe(1);
    const days = (Date.parse(asked[0]!) - Date.parse(RELEASED)) / 86_400_000;
    expect(days).toBe(182);
  } finally {
    now.mockRestore();
  }
});
