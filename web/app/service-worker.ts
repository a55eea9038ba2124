// Registers the service worker, and asks before a newer version replaces the page.
import type { QueryClient } from "@tanstack/react-query";
import { healPush } from "../features/push/heal.ts";
import { createPolicy } from "../lib/browser/trusted-types.ts";
import { wordsOf } from "../lib/words/words.ts";
import { showToast } from "../ui/toast/toast.tsx";
import { offerInstall } from "./install-offer.ts";
import { shellWords } from "./shell/words.ts";

const TAKE_OVER = "take-over";

const policy = createPolicy("luli-worker", { createScriptURL: () => "/worker.js" });

/** Started for signed-in people only: visitors of a public page are spared its weight. */
export async function startServiceWorker(client: QueryClient): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  offerInstall();
  clearBadge();
  document.addEventListener("visibilitychange", clearBadge);
  try {
    const registration = await navigator.serviceWorker.register(policy.createScriptURL(""));
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => {
        // The very first worker replaces none.
        if (next.state === "installed" && navigator.serviceWorker.controller) offer(next);
      });
    });
    await healPush(client);
  } catch (error) {
    console.warn("Luli will need a network: the service worker could not be started.", error);
  }
}

/** Opening a page clears the badge that a push message or the chat has put on the app's icon. */
function clearBadge(): void {
  if (!document.hidden) void navigator.clearAppBadge?.().catch(() => {});
}

function offer(next: ServiceWorker): void {
  const handleSelect = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
      once: true,
    });
    next.postMessage(TAKE_OVER);
  };
  const { title, text, action } = wordsOf(shellWords).newVersion;
  showToast({ title, text, tone: "info", action: { label: action, onSelect: handleSelect } });
}
