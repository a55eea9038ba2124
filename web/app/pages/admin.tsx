import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Counters } from "../../features/admin/counters.tsx";
import { Health } from "../../features/admin/health.tsx";
import { Inbox } from "../../features/admin/messages/inbox.tsx";
import { Log } from "../../features/admin/log.tsx";
import { MessageDialog } from "../../features/admin/messages/message-dialog.tsx";
import { Numbers } from "../../features/admin/numbers/numbers.tsx";
import { People } from "../../features/admin/people.tsx";
import { PersonDialog } from "../../features/admin/person/person-dialog.tsx";
import { Referrals } from "../../features/admin/referrals.tsx";
import { ReportDialog } from "../../features/admin/reports/report-dialog.tsx";
import { Reports } from "../../features/admin/reports/reports.tsx";
import { Rooms } from "../../features/admin/rooms.tsx";
import { Security } from "../../features/admin/security/security.tsx";
import { Site } from "../../features/admin/site/site.tsx";
import { type AdminSearch, readView } from "../../features/admin/views.ts";
import { Weeks } from "../../features/admin/weeks/weeks.tsx";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { StandInBanner } from "../../features/admin/stand-in-banner.tsx";
import { meQuery } from "../../lib/data.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Page, PageBoundary } from "../shell/page.tsx";
import { useLeaveWhenRefused } from "../session/use-leave-when-refused.ts";

const route = getRouteApi("/signed-in/admin");

export function AdminPage() {
  useLeaveWhenRefused();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: me } = useQuery(meQuery);
  const view = readView(search);
  const open = search.id ?? null;
  /** Opening or closing a view is a history step, so that Back undoes it. */
  const go = (next: AdminSearch) => void navigate({ search: next, resetScroll: false });
  const close = () => go({ view });

  return (
    <Page title="Admin">
      <div className="mb-7 flex items-center gap-4">
        <span className="st-sky block size-14 overflow-hidden rounded-full bg-(--s2)">
          <Puppy crop="face" mood="calm" size="xs" label="" />
        </span>
        <h1 className="t-h1" tabIndex={-1}>
          Admin
        </h1>
      </div>
      <StandInBanner />
      <PageBoundary
        pending={
          <Skeleton rows={[{ cards: [88, 88, 88], grid: "mb-6 grid gap-4 md:grid-cols-3" }, 84]} />
        }
      >
        <Counters />
      </PageBoundary>
      <Rooms view={view} onView={(next) => go({ view: next })}>
        <PageBoundary key={view} pending={<Skeleton rows={[{ cards: [240] }, { cards: [240] }]} />}>
          {view === "weeks" ? <Overview /> : null}
          {view === "numbers" ? <Numbers /> : null}
          {view === "people" ? <People onOpen={(id) => go({ view, id })} /> : null}
          {view === "messages" ? <Inbox onOpen={(id) => go({ view, id })} /> : null}
          {view === "reports" ? <Reports onOpen={(id) => go({ view, id })} /> : null}
          {view === "site" ? <Site hasPassword={me?.user.has_password ?? true} /> : null}
          {view === "security" ? <Security person={open} onEverybody={() => go({ view })} /> : null}
          {view === "log" ? <Log /> : null}
        </PageBoundary>
      </Rooms>
      {open && view === "people" ? (
        <PersonDialog
          id={open}
          own={me?.user}
          onSecurity={(id) => go({ view: "security", id })}
          onClose={close}
        />
      ) : null}
      {open && view === "messages" ? (
        <MessageDialog id={open} onPerson={(id) => go({ view: "people", id })} onClose={close} />
      ) : null}
      {open && view === "reports" ? <ReportDialog id={open} onClose={close} /> : null}
    </Page>
  );
}

function Overview() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <PageBoundary
        pending={
          <Skeleton rows={[{ cards: [204, 204, 204, 204], grid: "grid gap-4 md:grid-cols-2" }]} />
        }
      >
        <Weeks />
      </PageBoundary>
      <PageBoundary pending={<Skeleton rows={[{ cards: [240] }]} />}>
        <Referrals />
      </PageBoundary>
      <PageBoundary
        pending={<Skeleton rows={[{ cards: [68, 68, 68, 68], grid: "admin-cards" }]} />}
      >
        <Health />
      </PageBoundary>
    </div>
  );
}
