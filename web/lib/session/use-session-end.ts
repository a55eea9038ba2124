import { useEffect, useState } from "react";
import type { SessionEnd } from "../../../shared/contracts/account/session.ts";
import { call } from "../http.ts";
import { sessionStore, useSession } from "./session.ts";

/** Returns why a session ended elsewhere, or null. The server tells more than "signed_out" only for its token. */
export function useSessionEnd(): SessionEnd["reason"] | null {
  const { status } = useSession();
  const [reason, setReason] = useState<SessionEnd["reason"] | null>(null);
  useEffect(() => {
    const lost = status === "signed_out" ? sessionStore.lost() : null;
    if (lost)
      void askReason(lost.token)
        .catch(() => "signed_out" as const)
        .then(setReason);
  }, [status]);
  return reason;
}

async function askReason(token: string | null): Promise<SessionEnd["reason"]> {
  if (token === null) return "signed_out";
  const answer = await call("POST /api/session-end", { body: { token }, isPublic: true });
  return answer.reason;
}
