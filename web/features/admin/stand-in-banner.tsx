import { useQuery } from "@tanstack/react-query";
import { configQuery } from "../../lib/data.ts";

/** Warns that stand-ins sign an admin in by password; a server without them asks admins for a second factor. */
export function StandInBanner() {
  const { data: config } = useQuery(configQuery);
  if (!config || config.sandbox.length === 0) return null;
  return (
    <p className="box box-warn mb-7 p-4 text-[15px] leading-snug">
      This server runs with stand-ins, so a password alone opens this page. In production, admins
      sign in with a second factor.
    </p>
  );
}
