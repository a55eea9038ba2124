// Back from the link that confirms a new address: says how it went, and cleans the address of the page.
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { meQuery } from "../lib/data.ts";
import { showToast } from "../ui/toast.tsx";
import type { ToastMessage } from "../ui/toast-queue.ts";

const NEWS: ReadonlyMap<string, ToastMessage> = new Map([
  [
    "changed",
    { title: "Email changed", text: "From now on you sign in with it.", tone: "success" },
  ],
  [
    "taken",
    {
      title: "Email not changed",
      text: "This address has another account by now.",
      tone: "error",
    },
  ],
]);

export function useEmailReturn(): void {
  const client = useQueryClient();
  const { history } = useRouter();
  useEffect(() => {
    const { pathname, search } = history.location;
    const news = NEWS.get(new URLSearchParams(search).get("email") ?? "");
    if (!news) return;
    // At once, so that neither a reload nor a second run of this effect finds it again.
    history.replace(pathname);
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    showToast(news);
  }, [client, history]);
}
