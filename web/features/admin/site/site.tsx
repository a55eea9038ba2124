import { useSuspenseQuery } from "@tanstack/react-query";
import { siteQuery } from "../data.ts";
import { Announce } from "./announce.tsx";
import { Switches } from "./switches.tsx";

/** Settings that hold for everyone, on all servers within seconds. An admin without a password must have signed in a moment ago. */
export function Site({ hasPassword }: { hasPassword: boolean }) {
  const { switches, banner } = useSuspenseQuery(siteQuery).data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <Switches switches={switches} hasPassword={hasPassword} />
      <Announce key={banner?.id ?? "none"} banner={banner} hasPassword={hasPassword} />
    </div>
  );
}
