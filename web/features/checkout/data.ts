// Writes of the subscription: the customer portal.
import { mutationOptions } from "@tanstack/react-query";
import { postJson } from "../../lib/http.ts";
import { paths } from "../../lib/paths.ts";

/** The tab is opened by the click itself, because browsers refuse tabs that come later. */
async function openPortal(): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const { url } = await postJson<{ url: string }>(paths.customerPortal);
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export const portalMutation = mutationOptions({
  mutationFn: openPortal,
  meta: {
    failure: {
      title: "Portal failed",
      text: "Failed to open customer portal. Please try again.",
    },
  },
});
