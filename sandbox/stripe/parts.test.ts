import { expect, it } from "vitest";
import { parseForm } from "./form.ts";
import { nextPeriodEnd } from "./periods.ts";

it("reads nested forms as the SDK writes them", () => {
  expect(
    parseForm(
      "customer=cus_1&line_items[0][price]=p&line_items[0][quantity]=1&expand[]=a&expand[]=b&metadata[user_id]=12&trial=true&name=12&subscription_data[metadata][version]=3",
    ),
  ).toEqual({
    customer: "cus_1",
    line_items: [{ price: "p", quantity: 1 }],
    expand: ["a", "b"],
    metadata: { user_id: "12" },
    trial: true,
    name: "12",
    subscription_data: { metadata: { version: "3" } },
  });
});

it("lets no form reach an object's prototype", () => {
  expect(parseForm("__proto__[polluted]=yes&a[__proto__][polluted]=yes")).toEqual({});
  expect({}).not.toHaveProperty("polluted");
});

const at = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1000;

it.each([
  ["2026-11-21", "2026-11-21", "2026-12-21"],
  ["2026-01-31", "2026-01-31", "2026-02-28"],
  ["2026-01-31", "2026-02-28", "2026-03-31"],
  ["2026-12-31", "2027-11-30", "2027-12-31"],
  ["2028-01-30", "2028-01-30", "2028-02-29"],
])("anchored on %s, the period after %s ends on %s", (anchor, after, end) => {
  expect(nextPeriodEnd(at(anchor), at(after))).toBe(at(end));
});
