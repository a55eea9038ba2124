import type { ReactNode } from "react";
import { Puppy } from "../features/puppy/puppy.tsx";
import { Boundary } from "../ui/boundary.tsx";

type PageProps = {
  /** Of the document; "Luli" follows it. */
  title: string;
  wash?: "sky" | "lilac" | "butter" | "mint" | "apricot" | "pink";
  /** Full-bleed pages bring their own measure. */
  isWide?: boolean;
  /** What stands while the page's data is on its way. */
  pending?: ReactNode;
  children: ReactNode;
};

/** What every page has: a title, an air behind the navigation, one main, and a boundary. */
export function Page({ title, wash, isWide = false, pending, children }: PageProps) {
  return (
    <>
      <title>{`${title} · Luli`}</title>
      {wash ? <div className={`wash wash-${wash}`} aria-hidden="true" /> : null}
      <main id="main" tabIndex={-1} className={isWide ? undefined : "wrap page"}>
        <PageBoundary pending={pending}>{children}</PageBoundary>
      </main>
    </>
  );
}

export function PageBoundary({ pending, children }: Pick<PageProps, "pending" | "children">) {
  return (
    <Boundary pending={pending} puppy={<Puppy mood="sad" label="" />}>
      {children}
    </Boundary>
  );
}
