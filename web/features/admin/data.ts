// Every read and write of the admin page. All keys begin with "admin".
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { PlanFilter } from "../../../shared/contracts/admin/admin.ts";
import type { SecurityKind } from "../../../shared/contracts/admin/security.ts";
import type { AdminSite } from "../../../shared/contracts/site.ts";
import type { AnswerState } from "../../../shared/contracts/report.ts";
import type { Act, ActInput } from "./person/acts.ts";
import { call, callOwn } from "../../lib/http.ts";
import type { RequestOf } from "../../lib/request.ts";

const HEALTH_EVERY_MS = 30_000;

const ADMIN_KEY = "admin";

type PlainRead =
  `GET /api/admin/${"overview" | "weeks" | "numbers" | "site" | "referrals" | "health"}`;

const read = <N extends PlainRead>(name: N) =>
  queryOptions({
    queryKey: [ADMIN_KEY, name],
    queryFn: ({ signal }) => callOwn(name, { signal } as RequestOf<N> & { signal: AbortSignal }),
  });

export const overviewQuery = read("GET /api/admin/overview");
export const weeksQuery = read("GET /api/admin/weeks");
export const numbersQuery = read("GET /api/admin/numbers");
export const siteQuery = read("GET /api/admin/site");
export const referralsQuery = read("GET /api/admin/referrals");
export const healthQuery = {
  ...read("GET /api/admin/health"),
  refetchInterval: HEALTH_EVERY_MS,
};

/** Each page names the first row of the next one. */
const PAGES = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
};

export type PeopleFilter = { search: string; plan: PlanFilter | "all" };

export const peopleQuery = ({ search, plan }: PeopleFilter) =>
  infiniteQueryOptions({
    ...PAGES,
    queryKey: [ADMIN_KEY, "people", search, plan],
    queryFn: ({ pageParam: before, signal }) =>
      callOwn("GET /api/admin/people", {
        query: { search, plan: plan === "all" ? null : plan, before },
        signal,
      }),
  });

/** Each read is logged, so the query never refetches by itself. */
const READ_ONCE = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const;

export const personQuery = (id: string) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [ADMIN_KEY, "person", id],
    queryFn: ({ signal }) => callOwn("GET /api/admin/people/:id", { params: { id }, signal }),
  });

export const messagesQuery = (state: AnswerState) =>
  infiniteQueryOptions({
    ...PAGES,
    queryKey: [ADMIN_KEY, "messages", state],
    queryFn: ({ pageParam: before, signal }) =>
      callOwn("GET /api/admin/messages", { query: { state, before }, signal }),
  });

export const messageQuery = (id: string) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [ADMIN_KEY, "message", id],
    queryFn: ({ signal }) => callOwn("GET /api/admin/messages/:id", { params: { id }, signal }),
  });

export const reportsQuery = (state: AnswerState) =>
  infiniteQueryOptions({
    ...PAGES,
    queryKey: [ADMIN_KEY, "reports", state],
    queryFn: ({ pageParam: before, signal }) =>
      callOwn("GET /api/admin/reports", { query: { state, before }, signal }),
  });

export const reportQuery = (id: string) =>
  queryOptions({
    ...READ_ONCE,
    queryKey: [ADMIN_KEY, "report", id],
    queryFn: ({ signal }) => callOwn("GET /api/admin/reports/:id", { params: { id }, signal }),
  });

export const logQuery = infiniteQueryOptions({
  ...PAGES,
  queryKey: [ADMIN_KEY, "log"],
  queryFn: ({ pageParam: before, signal }) =>
    callOwn("GET /api/admin/log", { query: { before }, signal }),
});

export type SecurityFilter = { person: string; kind: SecurityKind | "all"; until: string };

export const securityQuery = ({ person, kind, until }: SecurityFilter) =>
  infiniteQueryOptions({
    ...PAGES,
    queryKey: [ADMIN_KEY, "security", person, kind, until],
    queryFn: ({ pageParam: before, signal }) =>
      callOwn("GET /api/admin/security", {
        query: { person, kind: kind === "all" ? null : kind, until: until || null, before },
        signal,
      }),
  });

/** A write fails at once without a network instead of running much later. */
const AT_ONCE = { networkMode: "always" } as const;

export const actMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: ({ id, act, input }: { id: string; act: Act; input: ActInput }) =>
    act.send(id, input),
  onSuccess: (changed, { id }, _before, { client }) => {
    client.setQueryData(personQuery(id).queryKey, (person) => person && { ...person, ...changed });
    forgetLists(client, "people");
  },
  meta: { failure: { title: "Nothing has changed" } },
});

export const sendMailsAgainMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: () => call("POST /api/admin/mails/send-again"),
  onSuccess: (_answer, _nothing: void, _before, { client }) => {
    for (const { queryKey } of [healthQuery, logQuery]) void client.invalidateQueries({ queryKey });
  },
  meta: { failure: { title: "Nothing was sent" } },
});

export const answeredMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
    call("POST /api/admin/messages/:id/answered", {
      params: { id },
      body: { is_answered: isAnswered },
    }),
  onSuccess: (message, { id }, _before, { client }) => {
    client.setQueryData(messageQuery(id).queryKey, message);
    forgetLists(client, "messages");
  },
  meta: { failure: { title: "Nothing has changed" } },
});

export const answerMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: ({ id, answer }: { id: string; answer: string }) =>
    call("POST /api/admin/reports/:id/answer", { params: { id }, body: { answer } }),
  onSuccess: (report, { id }, _before, { client }) => {
    client.setQueryData(reportQuery(id).queryKey, report);
    forgetLists(client, "reports");
  },
  meta: { failure: { title: "Not answered" } },
});

export const siteMutation = mutationOptions({
  ...AT_ONCE,
  mutationFn: (change: () => Promise<AdminSite>) => change(),
  onSuccess: (site, _change, _before, { client }) => {
    client.setQueryData(siteQuery.queryKey, site);
    forgetLists(client);
  },
  meta: { failure: { title: "Nothing has changed" } },
});

/** A change shows in its list, if it has one, in the log and under Security. */
function forgetLists(client: QueryClient, ...lists: ("people" | "messages" | "reports")[]): void {
  for (const name of [...lists, "log", "security"])
    void client.invalidateQueries({ queryKey: [ADMIN_KEY, name] });
}
