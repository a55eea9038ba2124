// Handles the return from the link that confirms a new address: shows the result and cleans the page's address.
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { profileWords } from "./words.tsx";
import { meQuery } from "../../lib/data.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { showToast } from "../../ui/toast/toast.tsx";
import type { ToastMessage } from "../../ui/toast/toast-queue.ts";

function newsOf(outcome: string | null): ToastMessage | undefined {
  const { changed, taken } = wordsOf(profileWords).newEmail;
  if (outcome === "changed") return { ...changed, tone: "success" };
  return outcome === "taken" ? { ...taken, tone: "error" } : undefined;
}

export function useEmailReturn(): void {
  const client = useQueryClient();
  const { history } = useRouter();
  useEffect(() => {
    const { pathname, search } = history.location;
    const news = newsOf(new URLSearchParams(search).get("email"));
    if (!news) return;
    // The address changes at once, so that neither a reload nor a second run of this effect finds it again.
    history.replace(pathname);
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    showToast(news);
  }, [client, history]);
}
