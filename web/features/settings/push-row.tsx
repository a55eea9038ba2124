import { onOff } from "./logic.ts";

/** What is saved. A switch stands here as soon as this browser can be reached. */
export function PushRow({ isOn }: { isOn: boolean }) {
  return (
    <dl className="flex items-center justify-between gap-4 py-3.5">
      <dt className="font-semibold">Push Notifications</dt>
      <dd className="text-ink-2">{onOff(isOn)}</dd>
    </dl>
  );
}
