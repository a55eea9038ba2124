// In production no admin call is answered before the second factor.
import { expect, test } from "vitest";
import { callNames, callOf } from "../../../shared/api/api.ts";
import { appCode } from "../../../shared/rules/testing/authenticator.ts";
import { grantAdminByHand } from "../../admin/service.ts";
import { authFixture, PASSWORD } from "../../testing/auth-server.ts";
import { newcomer } from "../../testing/browser.ts";
import { ROWS } from "../../testing/strangers/call-rows.ts";
import { isFactorDemanded } from "./session-factor.ts";

const server = await authFixture({ isAdminFactorDemanded: isFactorDemanded({ sandbox: [] }) });

test("an admin with a password alone is refused, and let in once a code was shown", async () => {
  const { browser: admin, email, bearer } = await newcomer(server);
  await grantAdminByHand(server.context.database, email, new Date());
  const ask = async (name: string, path: string, headers: Record<string, string>) => {
    const answer = await fetch(server.url + path, { method: name.split(" ")[0]!, headers });
    return answer.text();
  };
  const admins = callNames.filter((name) => callOf(name).who === "admin");
  const answers = admins.map(async (name) =>
    ask(
      name,
      name.split(" ")[1]!.replace(/:\w+/, () => ROWS[name].id!()),
      bearer,
    ),
  );
  // Some rooms are not part of this test server.
  const refusals = (await Promise.all(answers)).filter((text) => !text.includes("not_found"));
  expect(refusals.length).toBeGreaterThan(10);
  for (const text of refusals) expect(text).toContain("second_factor_required");

  const begun = await admin.post("/auth/v1/two-factor/enable", { password: PASSWORD });
  const { totpURI } = (await begun.json()) as { totpURI: string };
  await admin.post("/auth/v1/two-factor/verify-totp", { code: appCode(totpURI) });
  const headers = await admin.bearer();
  expect(await ask("GET", "/api/admin/overview", headers)).toContain("total_users");
  await admin.post("/auth/v1/two-factor/disable", { password: PASSWORD });
  const without = await admin.bearer();
  expect(await ask("GET", "/api/admin/overview", without)).toContain("second_factor_required");
});

test("no second factor is demanded with stand-ins", () => {
  expect(isFactorDemanded({ sandbox: ["mail"] })).toBe(false);
});
