import type { ReactNode } from "react";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { Boundary } from "../../ui/boundary.tsx";

type PageProps = {
  /** The document's title, without the "Luli" that follows it. */
  title: string;
  wash?: "sky" | "lilac" | "butter" | "mint" | "apricot" | "pink";
  /** Full-bleed pages set their own width. */
  isWide?: boolean;
  /** Rendered while the page's data is loading. */
  pending?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: a title, a wash of colour behind the navigation, one main, and a boundary. */
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

/** The boundary of a page, or of a panel inside one: the page keeps its heading when the panel fails. */
export function PageBoundary({ pending, level = 2, children }: PageBoundaryProps) {
  return (
    <Boundary pending={pending} level={level} puppy={<Puppy mood="sad" label="" />}>
      {children}
    </Boundary>
  );
}
