import { Puppy } from "../features/puppy/puppy.tsx";

export function LegalEnding() {
  return (
    <div className="w-24">
      <Puppy crop="bust" mood="sleepy" label="Luli, sleepy" />
    </div>
  );
}
