import { Link } from "../ui/link.tsx";

export function Logo({ className = "" }: { className?: string }) {
  return (
    <Link to="/" className={`logo ${className}`} aria-label="Luli, home">
      <img src="/icon.svg" alt="" width={42} height={42} />
      <span aria-hidden="true">Luli</span>
    </Link>
  );
}
