import type { ToastTone } from "./toast-queue.ts";

/** Luli's face shows the tone. */
const FACES: Record<ToastTone, string> = {
  success: "/faces/petted.svg",
  info: "/faces/happy.svg",
  reward: "/faces/petted.svg",
  error: "/faces/sad.svg",
};

export const ToastFace = ({ tone }: { tone: ToastTone }) => (
  <span className={`toast-face is-${tone}`}>
    <img src={FACES[tone]} alt="" width={50} height={50} />
  </span>
);
