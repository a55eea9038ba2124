import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** "/" leads to where one writes to Luli, from any page of the app. */
export function useSlashKey(): void {
  const router = useRouter();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isTyping = document.activeElement?.closest("input, textarea, select, [role=dialog]");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>(".composer-field");
      if (field) field.focus();
      else void router.navigate({ to: "/chat" });
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [router]);
}
