// Histories as a broken Luli would leave them: each is refused, beside one that is right.
import { describe, expect, test } from "vitest";
import type { CallName } from "../../shared/api/api.ts";
import { type Answer, type Call, createHistory, type History } from "./history.ts";
import { findOrder } from "./linear.ts";
import {
  adminOperations,
  lastAdmins,
  lastCount,
  lastLook,
  quotaOperations,
  trialOperations,
  type Untold,
  walletOperations,
} from "./models.ts";

const WHO = "ada@luli.test";

function historyOf(...calls: Call[]): History {
  const history = createHistory();
  for (const each of calls) history.add(each);
  return history;
}

/** A call from one moment to another; the answer's body as far as the models read it. */
function call<N extends CallName>(
  name: N,
  [start, end]: [number, number],
  asked: Record<string, string>,
  answer: { body: object } | { status: number; code: string } | null,
  who = WHO,
): Call<N> {
  const full = answer && { status: 200, code: null, body: null, ...answer };
  return { name, who, asked, start, end, answer: full as Answer<N> | null };
}
const refused = (code: string, status = 409) => ({ status, code });

describe("a wallet", () => {
  const bandana = (at: [number, number], balance: number) =>
    call(
      "POST /api/store/buy",
      at,
      { item: "love_bandana" },
      {
        body: {
          rewards: {
            coins: [{ source: "purchase", source_id: "love_bandana", amount: -250 }],
            balance,
          },
        },
      },
    );
  const freeze = (at: [number, number], no: number, balance: number) =>
    call(
      "POST /api/store/buy",
      at,
      { item: "streak_freeze" },
      {
        body: {
          rewards: {
            coins: [{ source: "purchase", source_id: `streak_freeze:${no}`, amount: -200 }],
            balance,
          },
        },
      },
    );
  const check = (
    history: History,
    last: { balance: number; owned?: string[]; freezes?: number },
    untold: Untold[] = [],
  ) => {
    const told = untold.map(({ id }) => id);
    const operations = walletOperations(history, WHO, untold);
    const end = lastLook({ owned: [], freezes: 0, told, ...last });
    return findOrder({ balance: 500, owned: [], freezes: 0, told: [] }, [...operations, end]).kind;
  };

  test("two purchases at once come one after the other", () => {
    const history = historyOf(bandana([0, 9], 250), freeze([1, 8], 1, 50));
    expect(check(history, { balance: 50, owned: ["love_bandana"], freezes: 1 })).toBe("fits");
  });

  test("a lost update is refused: both began with the same balance", () => {
    const history = historyOf(bandana([0, 9], 250), freeze([1, 8], 1, 300));
    expect(check(history, { balance: 300, owned: ["love_bandana"], freezes: 1 })).toBe("violated");
  });

  test("sells one outfit once", () => {
    const history = historyOf(bandana([0, 9], 250), bandana([1, 8], 0));
    expect(check(history, { balance: 0, owned: ["love_bandana"] })).toBe("violated");
  });

  test("not enough coins is no answer while there are enough", () => {
    const poor = call(
      "POST /api/store/buy",
      [1, 2],
      { item: "streak_freeze" },
      refused("not_enough_coins"),
    );
    expect(check(historyOf(poor), { balance: 500 })).toBe("violated");
  });

  test("explains an untold purchase by exactly one unanswered call", () => {
    const lost = call("POST /api/store/buy", [1, 2], { item: "love_bandana" }, null);
    const untold = [
      { id: "7", entries: [{ source: "purchase", source_id: "love_bandana", amount: -250 }] },
    ];
    const last = { balance: 250, owned: ["love_bandana"] };
    expect(check(historyOf(lost), { balance: 500 })).toBe("fits");
    expect(check(historyOf(lost), last, untold)).toBe("fits");
    expect(check(historyOf(), last, untold)).toBe("violated");
  });
});

describe("the day's messages", () => {
  const said = (key: string, at: [number, number], left: number) =>
    call(
      "POST /functions/v1/chat",
      at,
      { key, message: "Woof" },
      {
        body: { text: "", end: { messages_left: left, rewards: null }, error: null },
      },
    );
  const failed = (key: string, at: [number, number]) =>
    call("POST /functions/v1/chat", at, { key, message: "Woof" }, refused("model_failed", 502));
  const check = (history: History, used: number) =>
    findOrder({ used: 0, keys: {} }, [...quotaOperations(history, WHO, 2), lastCount(used)]).kind;

  test("counts each message once", () => {
    expect(check(historyOf(said("a", [0, 9], 0), said("b", [1, 8], 1)), 2)).toBe("fits");
    expect(check(historyOf(said("a", [0, 9], 1), said("b", [1, 8], 1)), 2)).toBe("violated");
  });

  test("stay within their limit", () => {
    const three = [said("a", [0, 9], 1), said("b", [1, 8], 0), said("c", [1, 8], 0)];
    expect(check(historyOf(...three), 3)).toBe("violated");
  });

  test("come back when a reply fails, and not when it does not", () => {
    expect(check(historyOf(failed("a", [0, 1])), 0)).toBe("fits");
    expect(check(historyOf(said("a", [0, 1], 1)), 0)).toBe("violated");
  });

  test("refuses no message while some are left", () => {
    const refusal = call(
      "POST /functions/v1/chat",
      [2, 3],
      { key: "b", message: "Woof" },
      refused("quota_exceeded", 402),
    );
    expect(check(historyOf(said("a", [0, 1], 1), refusal), 1)).toBe("violated");
    expect(check(historyOf(said("a", [0, 1], 1), said("c", [0, 1], 0), refusal), 2)).toBe("fits");
  });
});

describe("admins", () => {
  const take = (
    who: string,
    id: string,
    at: [number, number],
    answer: { body: object } | { status: number; code: string },
  ) => call("POST /api/admin/people/:id/take-admin", at, { id }, answer, who);
  const done = { body: { is_admin: false } };
  const ids = new Map([
    ["ada@luli.test", "ada"],
    ["bob@luli.test", "bob"],
  ]);
  const check = (history: History, last: string[]) =>
    findOrder(["ada", "bob"], [...adminOperations(history, ids), lastAdmins(last)]).kind;

  test("cannot both lose the role to each other at once", () => {
    const ada = take("ada@luli.test", "bob", [0, 9], done);
    const bob = (answer: typeof done | ReturnType<typeof refused>) =>
      take("bob@luli.test", "ada", [1, 8], answer);
    expect(check(historyOf(ada, bob(refused("not_allowed", 403))), ["ada"])).toBe("fits");
    expect(check(historyOf(ada, bob(done)), [])).toBe("violated");
  });

  test("the last one is refused only while there is no other", () => {
    const last = take("ada@luli.test", "ada", [2, 3], refused("last_admin"));
    expect(check(historyOf(last), ["ada", "bob"])).toBe("violated");
    const before = take("ada@luli.test", "bob", [0, 1], done);
    expect(check(historyOf(before, last), ["ada"])).toBe("fits");
  });
});

test("free days that are used do not come back", () => {
  const look = (at: [number, number], isAvailable: boolean, asked = {}) =>
    call("POST /functions/v1/check-subscription", at, asked, {
      body: { trial_available: isAvailable },
    });
  const opened = call(
    "POST /functions/v1/create-checkout",
    [2, 3],
    {},
    {
      body: { clientSecret: "secret" },
    },
  );
  const back = look([4, 5], false, { session_id: "cs_1" });
  const check = (...calls: Call[]) =>
    findOrder(false, trialOperations(historyOf(...calls), WHO)).kind;
  expect(check(look([0, 1], true), opened, back, look([6, 7], false))).toBe("fits");
  expect(check(look([0, 1], true), opened, back, look([6, 7], true))).toBe("violated");
  expect(check(look([0, 1], false), opened, back)).toBe("violated");
});
