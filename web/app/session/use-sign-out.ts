import { useNavigation } from "../../ui/navigation.ts";
import { sessionStore } from "../../lib/session/session.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import { shellWords } from "../shell/words.ts";

/** Signs out in every browser of this person. */
export function useSignOut({ everywhere = false } = {}): () => Promise<void> {
  const { go } = useNavigation();
  return async () => {
    // The page is left first: a protected one would answer the end of the session with /auth.
    await go("/");
    try {
      await sessionStore.signOut({ everywhere });
    } catch (error) {
      const failure = wordsOf(shellWords).stillSignedIn;
      const text = error instanceof Error ? error.message : failure.text;
      showToast({ ...failure, text, tone: "error" });
      return;
    }
    const { signedOut, signedOutEverywhere } = wordsOf(shellWords);
    showToast({ ...(everywhere ? signedOutEverywhere : signedOut), tone: "success" });
  };
}
