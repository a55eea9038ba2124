import type { ReactNode } from "react";
import tokens from "../../../ui/styles/tokens.css?raw";

const named = (pattern: RegExp): string[] => [...tokens.matchAll(pattern)].map(([, name]) => name!);

/** Colours are read from the stylesheet, so a new one appears here by itself. */
const COLORS = named(/^ {2}--([a-z0-9-]+): (?:light-dark|#)/gm);
const RADII = named(/^ {2}--(r-[a-z0-9]+):/gm);
const SHADOWS = named(/^ {2}--(sh-\d):/gm);
const HEADINGS = ["t-hero", "t-h1", "t-h2", "t-h3"] as const;
const TEXTS = ["t-lead", "num"] as const;

export function KitFoundations() {
  return (
    <>
      <KitSection title="Colours">
        {COLORS.map((name) => (
          <figure key={name} className="w-28 text-sm">
            <div
              className="mb-1 h-16 rounded-md border border-line"
              style={{ background: `var(--${name})` }}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </KitSection>
      <KitSection title="Type">
        <div className="grid gap-4">
          {HEADINGS.map((name) => (
            <h3 key={name} className={name}>
              {name}: Luli wags 1,250 times
            </h3>
          ))}
          {TEXTS.map((name) => (
            <p key={name} className={name}>
              {name}: Luli wags 1,250 times
            </p>
          ))}
          <p>Text: Luli is a little white Bichon Frise whom you can chat with.</p>
        </div>
      </KitSection>
      <KitSection title="Corners and shadows">
        {[...RADII, ...SHADOWS].map((name) => (
          <div
            key={name}
            className="grid h-24 w-36 place-items-center border border-line bg-surface"
            style={
              name.startsWith("r-")
                ? { borderRadius: `var(--${name})` }
                : { boxShadow: `var(--${name})` }
            }
          >
            {name}
          </div>
        ))}
      </KitSection>
    </>
  );
}

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="t-h2 mb-4">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
