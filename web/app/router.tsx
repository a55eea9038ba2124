import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import { addressIn, type PathFor, readAddress } from "../../shared/pages.ts";
import { spokenLanguage } from "../lib/words/words.ts";
import { dashboardQuery, storeQuery, universeQuery } from "../features/game/queries.ts";
import { meQuery } from "../lib/data.ts";
import type { AdminSearch } from "../features/admin/views.ts";
import type { AuthSearch } from "../features/auth/logic.ts";
import { requireAdmin, requireSession, type RouterContext } from "./session/guards.ts";
import { ErrorPage } from "./pages/error.tsx";
import { lazyComponent } from "../ui/lazy-component.ts";
import { PendingPage } from "./pages/pending.tsx";
import { RoutedShell } from "./shell/routed-shell.tsx";

const NotFoundPage = lazyComponent(
  () => import("./pages/not-found.tsx").then((code) => code.NotFoundPage),
  { isUrgent: true, fallback: <PendingPage /> },
);

/** A slower page shows its skeleton. */
export const PENDING_MS = 300;

const readAuthSearch = ({ mode, token, error }: Record<string, unknown>): AuthSearch => ({
  ...(typeof mode === "string" ? { mode } : {}),
  ...(typeof token === "string" ? { token } : {}),
  ...(typeof error === "string" ? { error } : {}),
});

const readAdminSearch = ({ view, id }: Record<string, unknown>): AdminSearch => ({
  ...(typeof view === "string" ? { view } : {}),
  ...(typeof id === "string" ? { id } : {}),
});

/** The pages and who may see them are defined in shared/pages.ts. */
const open = <Path extends PathFor<"anyone">>(path: Path): Path => path;
const guarded = <Path extends PathFor<"member">>(path: Path): Path => path;
const forAdmins = <Path extends PathFor<"admin">>(path: Path): Path => path;

const root = createRootRouteWithContext<RouterContext>()({ component: RoutedShell });

const landing = createRoute({
  getParentRoute: () => root,
  path: open("/"),
  component: lazyRouteComponent(() => import("./pages/landing.tsx"), "LandingPage"),
});
const auth = createRoute({
  getParentRoute: () => root,
  path: open("/auth"),
  validateSearch: readAuthSearch,
  component: lazyRouteComponent(() => import("./pages/auth.tsx"), "AuthRoutePage"),
});
const privacy = createRoute({
  getParentRoute: () => root,
  path: open("/privacy"),
  component: lazyRouteComponent(() => import("./pages/legal/privacy.tsx"), "PrivacyPage"),
});
const terms = createRoute({
  getParentRoute: () => root,
  path: open("/terms"),
  component: lazyRouteComponent(() => import("./pages/legal/terms.tsx"), "TermsPage"),
});
const safety = createRoute({
  getParentRoute: () => root,
  path: open("/safety"),
  component: lazyRouteComponent(() => import("./pages/legal/safety.tsx"), "SafetyPage"),
});
const imprint = createRoute({
  getParentRoute: () => root,
  path: open("/imprint"),
  component: lazyRouteComponent(() => import("./pages/legal/imprint.tsx"), "ImprintPage"),
});
const accessibility = createRoute({
  getParentRoute: () => root,
  path: open("/accessibility"),
  component: lazyRouteComponent(
    () => import("./pages/legal/accessibility.tsx"),
    "AccessibilityPage",
  ),
});
const contact = createRoute({
  getParentRoute: () => root,
  path: open("/contact"),
  component: lazyRouteComponent(() => import("./pages/contact.tsx"), "ContactPage"),
});
const contract = createRoute({
  getParentRoute: () => root,
  path: open("/contract"),
  component: lazyRouteComponent(() => import("./pages/contract.tsx"), "ContractPage"),
});
/** These routes need a session, also when it ends while the page is open. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: requireSession,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(meQuery);
  },
});
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/dashboard"),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(dashboardQuery);
  },
  component: lazyRouteComponent(() => import("./pages/game/dashboard.tsx"), "DashboardPage"),
});
const checkout = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/checkout"),
  component: lazyRouteComponent(() => import("./pages/checkout.tsx"), "CheckoutPage"),
});
const chat = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/chat"),
  component: lazyRouteComponent(() => import("./pages/chat.tsx"), "ChatPage"),
});
const universe = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/universe"),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(universeQuery);
  },
  component: lazyRouteComponent(() => import("./pages/game/universe.tsx"), "UniversePage"),
});
const store = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/store"),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(storeQuery);
  },
  component: lazyRouteComponent(() => import("./pages/game/store.tsx"), "StorePage"),
});
const profile = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/profile"),
  component: lazyRouteComponent(() => import("./pages/account/profile.tsx"), "ProfilePage"),
});
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/settings"),
  component: lazyRouteComponent(() => import("./pages/account/settings.tsx"), "SettingsPage"),
});
const memory = createRoute({
  getParentRoute: () => signedIn,
  path: guarded("/memory"),
  component: lazyRouteComponent(() => import("./pages/account/memory.tsx"), "MemoryPage"),
});
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: forAdmins("/admin"),
  validateSearch: readAdminSearch,
  beforeLoad: requireAdmin,
  component: lazyRouteComponent(() => import("./pages/admin.tsx"), "AdminPage"),
});

const routeTree = root.addChildren([
  landing,
  auth,
  privacy,
  terms,
  safety,
  imprint,
  accessibility,
  contact,
  contract,

  signedIn.addChildren([
    dashboard,
    checkout,
    chat,
    universe,
    store,
    profile,
    settings,
    memory,
    admin,
  ]),
]);

const moved = (url: URL, pathname: string) => Object.assign(new URL(url), { pathname });

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    // One route serves a page in all languages.
    rewrite: {
      input: ({ url }) => moved(url, readAddress(url.pathname).path),
      output: ({ url }) => moved(url, addressIn(spokenLanguage(), url.pathname)),
    },
    defaultPreload: "intent",
    defaultPendingMs: PENDING_MS,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
