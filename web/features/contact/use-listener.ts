// Luli listens: she thinks while a person types, and is as happy as after a pet when a message is sent.
import { useEffect, useRef, useState } from "react";

const THINKING_MS = 1500;
const HAPPY_MS = 4000;

type ListenerState = "idle" | "thinking" | "petted";

export function useListener() {
  const [state, setState] = useState<ListenerState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const be = (next: ListenerState, ms: number) => {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => setState("idle"), ms);
  };
  return {
    state,
    hear: () => be("thinking", THINKING_MS),
    thank: () => be("petted", HAPPY_MS),
  };
}
