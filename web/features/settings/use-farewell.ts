import { settingsWords } from "./words.ts";
import { sessionStore } from "../../lib/session/session.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { useNavigation } from "../../ui/navigation.ts";
import { showToast } from "../../ui/toast/toast.tsx";

/** Leads out a person who has just deleted their account. The server has ended the session already. */
export function useFarewell(): () => Promise<void> {
  const { go } = useNavigation();
  return async () => {
    // The page is left first: a protected one would answer the end of the session with /auth.
    await go("/");
    // Signing out clears the cookie; a failure is corrected by the next session check.
    await sessionStore.signOut().catch(() => sessionStore.refresh());
    showToast({ ...wordsOf(settingsWords).deletion.farewell, tone: "info" });
  };
}
