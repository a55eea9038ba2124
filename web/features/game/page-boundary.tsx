import type { ReactNode } from "react";
import { Puppy } from "./puppy/puppy.tsx";
import { Boundary } from "../../ui/boundary.tsx";

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
        <PageBoundary pending={pending} level={1}>
          {children}
        </PageBoundary>
      </main>
    </>
  );
}

type PageBoundaryProps = Pick<PageProps, "pending" | "children"> & { level?: 1 | 2 };

/** For a panel inside a page as well, which keeps its heading when the panel fails. */
export function PageBoundary({ pending, level = 2, children }: PageBoundaryProps) {
  return (
    <Boundary pending={pending} level={level} puppy={<Puppy mood="sad" label="" />}>
      {children}
    </Boundary>
  );
}
