// Reads and writes of the security card.
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { isHttpError } from "../../lib/http-error.ts";
import { call, callOwn } from "../../lib/http.ts";
import { postAuth } from "../../lib/session/auth-calls.ts";
import { askDevice } from "../../lib/session/device.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { securityWords } from "./words.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => callOwn("GET /api/me/sessions", { signal }),
});

const readAgain = (client: QueryClient) => client.invalidateQueries(sessionsQuery);
const meta = {
  failure: () => ({ title: wordsOf(securityWords).sessions.failed }),
};

export const endSessionMutation = mutationOptions({
  mutationFn: (id: string) => call("DELETE /api/me/sessions/:id", { params: { id } }),
  onSettled: (_nothing, _failure, _id, _before, { client }) => readAgain(client),
  meta,
});

export const endOthersMutation = mutationOptions({
  mutationFn: () => call("DELETE /api/me/sessions"),
  onSettled: (_nothing, _failure, _asked, _before, { client }) => readAgain(client),
  meta,
});

export const factorsQuery = queryOptions({
  queryKey: ["factors"],
  queryFn: ({ signal }) => callOwn("GET /api/me/factors", { signal }),
});

/** Returns the field that a refusal is about, if any. */
export const fieldOf = (error: Error | null): "password" | "code" | null => {
  const code = isHttpError(error) ? error.code : "";
  if (code === "INVALID_PASSWORD") return "password";
  return code === "INVALID_CODE" || code === "CODE_USED" ? "code" : null;
};

const ofFactors = {
  onSuccess: async (_answer: unknown, _asked: unknown, _before: unknown, context: Context) => {
    await Promise.all([
      context.client.invalidateQueries(factorsQuery),
      context.client.invalidateQueries(sessionsQuery),
    ]);
  },
  meta: {
    failure: () => ({ title: wordsOf(securityWords).app.failed }),
    isAtField: (error: Error) => fieldOf(error) !== null,
  },
};
type Context = { client: QueryClient };

/** Empty for a person without a password. */
type Proof = { password?: string };

export const setUpMutation = mutationOptions({
  ...ofFactors,
  mutationFn: (proof: Proof) => postAuth("POST /auth/v1/two-factor/enable", proof),
});

export const turnOnMutation = mutationOptions({
  ...ofFactors,
  mutationFn: (code: string) =>
    postAuth("POST /auth/v1/two-factor/verify-totp", { code: code.replaceAll(/\s/g, "") }),
});

export const newCodesMutation = mutationOptions({
  ...ofFactors,
  mutationFn: (proof: Proof) => postAuth("POST /auth/v1/two-factor/generate-backup-codes", proof),
});

export const turnOffMutation = mutationOptions({
  ...ofFactors,
  mutationFn: (proof: Proof) => postAuth("POST /auth/v1/two-factor/disable", proof),
});

export const addPasskeyMutation = mutationOptions({
  ...ofFactors,
  mutationFn: async ({ name, proof }: { name: string; proof: Proof }) => {
    const optionsJSON = await postAuth("POST /auth/v1/passkey/add-options", proof);
    const response = await askDevice((device) => device.startRegistration({ optionsJSON }));
    await postAuth("POST /auth/v1/passkey/add", { name, response });
  },
});

export const removePasskeyMutation = mutationOptions({
  ...ofFactors,
  mutationFn: (asked: Proof & { id: string }) => postAuth("POST /auth/v1/passkey/remove", asked),
});
