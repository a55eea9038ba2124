import { useNavigation } from "../ui/navigation.ts";
import { sessionStore } from "../lib/session.ts";
import { showToast } from "../ui/toast.tsx";

/** Everywhere: in every browser where this person is signed in. */
export function useSignOut({ everywhere = false } = {}): () => Promise<void> {
  const { go } = useNavigation();
  return async () => {
    // Leave first: a protected page would answer the end of the session with /auth.
    await go("/");
    try {
      await sessionStore.signOut({ everywhere });
    } catch (error) {
      const text = error instanceof Error ? error.message : "Please try again.";
      showToast({ title: "You are still signed in", text, tone: "error" });
      return;
    }
    showToast({
      title: everywhere ? "Signed out everywhere" : "Signed out",
      text: "You've been successfully signed out.",
      tone: "success",
    });
  };
}
