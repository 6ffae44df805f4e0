import type { ReactNode } from "react";
import type { ProductId } from "./products.ts";

/** Our own drawings, in colours of the style sheet, so that they suit light and dark. Decoration: the name says it. */
function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="picture" viewBox="0 0 160 110" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

function Compass() {
  return (
    <Picture>
      <circle cx="80" cy="57" r="40" fill="var(--brass)" />
      <circle cx="80" cy="57" r="33" fill="var(--card-light)" />
      <circle cx="80" cy="12" r="7" fill="none" stroke="var(--brass)" strokeWidth="4" />
      <path d="M80 29v5M80 80v5M52 57h5M103 57h5" stroke="var(--card-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="m80 57 8 4 12-25-24 13z" fill="var(--terracotta)" />
      <path d="m80 57-8-4-12 25 24-13z" fill="var(--teal)" />
      <circle cx="80" cy="57" r="3.5" fill="var(--brass)" />
    </Picture>
  );
}

function Notebook() {
  return (
    <Picture>
      <path d="M80 92c-14-8-32-9-48-5V26c16-4 34-3 48 5 14-8 32-9 48-5v61c-16-4-34-3-48 5z" fill="var(--teal)" />
      <path d="M80 84c-13-7-28-8-42-5V22c14-3 29-2 42 5z" fill="var(--card-light)" />
      <path d="M80 84c13-7 28-8 42-5V22c-14-3-29-2-42 5z" fill="var(--card-shade)" />
      <path
        d="M47 37c8-1 16 0 24 3M47 49c8-1 16 0 24 3M47 61c8-1 14 0 18 1"
        stroke="var(--card-ink)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        opacity="0.5"
      />
      <path d="M108 22v36l-6-5-6 6V24z" fill="var(--terracotta)" />
    </Picture>
  );
}

function Glasses() {
  return (
    <Picture>
      <ellipse cx="80" cy="92" rx="56" ry="8" fill="var(--brass)" />
      <ellipse cx="80" cy="89" rx="56" ry="8" fill="var(--card-shade)" />
      <Glass x={42} />
      <Glass x={82} />
      <path
        d="M58 22c-4-5 4-8 0-14M98 22c-4-5 4-8 0-14"
        stroke="var(--steam)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
        opacity="0.35"
      />
    </Picture>
  );
}

function Glass({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 28)`}>
      <path
        d="M2 0h32c1 16-7 20-7 30s6 14 5 26a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4C3 44 9 40 9 30S1 16 2 0z"
        fill="var(--card-light)"
        opacity="0.85"
      />
      <path
        d="M4 10h28c-1 11-6 13-6 20s6 14 5 25a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3c-1-11 5-18 5-25S5 21 4 10z"
        fill="var(--terracotta)"
        opacity="0.9"
      />
      <path
        d="M9 5c0 12 5 15 5 24"
        stroke="var(--card-light)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        opacity="0.8"
      />
    </g>
  );
}

function Lantern() {
  return (
    <Picture>
      <circle cx="80" cy="60" r="44" fill="var(--glow)" opacity="0.45" />
      <circle cx="80" cy="60" r="30" fill="var(--glow)" opacity="0.6" />
      <path d="M66 20a14 14 0 0 1 28 0" stroke="var(--brass)" strokeWidth="4" fill="none" />
      <path d="M58 30 68 20h24l10 10z" fill="var(--teal)" />
      <rect x="60" y="30" width="40" height="58" rx="6" fill="var(--card-light)" />
      <path d="M60 42h40M60 54h40M60 66h40M60 78h40" stroke="var(--brass)" strokeWidth="2.5" />
      <path d="M80 48c7 9 9 14 9 19a9 9 0 0 1-18 0c0-5 2-10 9-19z" fill="var(--terracotta)" />
      <path d="M80 60c3 4 4 6 4 9a4 4 0 0 1-8 0c0-3 1-5 4-9z" fill="var(--glow)" />
      <rect x="56" y="86" width="48" height="9" rx="3" fill="var(--teal)" />
    </Picture>
  );
}

export const illustrations = {
  compass: Compass,
  notebook: Notebook,
  glasses: Glasses,
  lantern: Lantern,
} as const satisfies Record<ProductId, unknown>;
