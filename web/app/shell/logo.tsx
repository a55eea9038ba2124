import { useWords } from "../../lib/words/words.ts";
import { Link } from "../../ui/link.tsx";
import { shellWords } from "./words.ts";

export function Logo({ className = "" }: { className?: string }) {
  const words = useWords(shellWords);
  return (
    <Link to="/" className={`logo ${className}`} aria-label={words.home}>
      <img src="/icon.svg" alt="" width={42} height={42} />
      <span aria-hidden="true">Luli</span>
    </Link>
  );
}
