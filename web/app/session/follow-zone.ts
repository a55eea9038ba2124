// Keeps the person's time zone up to date: people travel, and an account created by Google has none.
import type { QueryClient } from "@tanstack/react-query";
import { dashboardQuery } from "../../features/game/queries.ts";
import { meQuery } from "../../lib/data.ts";
import { postAuth } from "../../lib/session/auth-calls.ts";
import { sessionStore } from "../../lib/session/session.ts";

/** Sends the zone of the current and of every later person. Returns how to stop. */
export function followZone(client: QueryClient): () => void {
  let told: string | null = null;
  const look = () => {
    const session = sessionStore.get();
    const person = session.status === "signed_in" ? session.user.id : null;
    if (person === told) return;
    told = person;
    if (person) void tellZone(client);
  };
  look();
  return sessionStore.subscribe(look);
}

export async function tellZone(client: QueryClient): Promise<void> {
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
  try {
    const { user } = await client.ensureQueryData(meQuery);
    if (isTheSame([user.time_zone, own])) return;
    await postAuth("POST /auth/v1/update-user", { timeZone: own });
    // Mood, light and greeting depend on the zone.
    for (const { queryKey } of [meQuery, dashboardQuery])
      void client.invalidateQueries({ queryKey });
  } catch (error) {
    console.warn("Luli keeps the hours of another time zone until the next visit.", error);
  }
}

/** Browsers have two names for some zones, such as Asia/Kolkata and Asia/Calcutta. */
function isTheSame(zones: string[]): boolean {
  try {
    const [one, other] = zones.map(
      (timeZone) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone,
    );
    return one === other;
  } catch {
    return false;
  }
}
