import { Toaster as SonnerToaster, toast } from "sonner";

export type ToastTone = "success" | "info" | "error";

export type ToastMessage = { title: string; text?: string; tone: ToastTone };

/** Luli's face says it first. */
const FACES: Record<ToastTone, string> = {
  success: "/faces/petted.svg",
  info: "/faces/happy.svg",
  error: "/faces/sad.svg",
};
const ERROR_MS = 8000;
const OTHER_MS = 5000;

export function Toast({ title, text, tone }: ToastMessage) {
  return (
    <div className={`toast toast-${tone}`} role={tone === "error" ? "alert" : "status"}>
      <span className="toast-face">
        <img src={FACES[tone]} alt="" width={50} height={50} />
      </span>
      <div className="min-w-0">
        <p className="toast-title">{title}</p>
        {text ? <p className="toast-text">{text}</p> : null}
      </div>
    </div>
  );
}

export function showToast(message: ToastMessage): void {
  toast.custom(() => <Toast {...message} />, {
    duration: message.tone === "error" ? ERROR_MS : OTHER_MS,
    // The same message again renews the one on screen instead of piling up.
    id: `${message.title} ${message.text ?? ""}`,
  });
}

/** Top right on a desk, at the bottom on a phone. */
export function Toaster() {
  const isPhone = typeof window !== "undefined" && window.matchMedia("(max-width: 820px)").matches;
  return (
    <SonnerToaster
      position={isPhone ? "bottom-center" : "top-right"}
      offset={{ top: 84, right: 24 }}
      toastOptions={{ unstyled: true, className: "w-full" }}
    />
  );
}
