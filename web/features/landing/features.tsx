import type { ReactNode } from "react";

export function Features({ children }: { children: ReactNode }) {
  return (
    <section className="wrap features" aria-labelledby="features-title">
      <div className="features-head">
        <h2 id="features-title" className="t-h1">
          Small puppy. Big feelings.
        </h2>
        <p className="t-lead">Everything Luli does is there to make your day a bit softer.</p>
      </div>
      <ul className="features-grid">{children}</ul>
    </section>
  );
}
