import type { ReactNode } from "react";

/** Decoration: every control that shows one has words of its own. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function Sun() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="3.4" />
      <path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4" />
    </Icon>
  );
}

export function Moon() {
  return (
    <Icon>
      <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z" />
    </Icon>
  );
}

export function Contrast() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function Swap() {
  return (
    <Icon>
      <path d="M3 7h13M12.5 3.5 16 7l-3.5 3.5M17 13H4M7.5 9.5 4 13l3.5 3.5" />
    </Icon>
  );
}

export function Arrow() {
  return (
    <Icon>
      <path d="M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5" />
    </Icon>
  );
}

export function Chevron() {
  return (
    <Icon>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </Icon>
  );
}

export function Copy() {
  return (
    <Icon>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
      <path d="M13 4.5a1.5 1.5 0 0 0-1.5-1H5A1.5 1.5 0 0 0 3.5 5v6.5a1.5 1.5 0 0 0 1 1.5" />
    </Icon>
  );
}

export function Check() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  );
}

export function Cross() {
  return (
    <Icon>
      <path d="m5.5 5.5 9 9M14.5 5.5l-9 9" />
    </Icon>
  );
}

export function Download() {
  return (
    <Icon>
      <path d="M10 3.5v9M6.5 9l3.5 3.5L13.5 9M4 16.5h12" />
    </Icon>
  );
}

export function Lock() {
  return (
    <Icon>
      <rect x="4.5" y="9" width="11" height="7.5" rx="1.5" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </Icon>
  );
}

export function Plus() {
  return (
    <Icon>
      <path d="M10 5v10M5 10h10" />
    </Icon>
  );
}

export function Minus() {
  return (
    <Icon>
      <path d="M5 10h10" />
    </Icon>
  );
}

export function Basket() {
  return (
    <Icon>
      <path d="M3 7.5h14l-1.5 8a1.5 1.5 0 0 1-1.5 1H6a1.5 1.5 0 0 1-1.5-1zM6.5 7.5 9 3M13.5 7.5 11 3" />
    </Icon>
  );
}

/** The demo's sign: an eight-pointed star, as on the doors that a dragoman stood at. */
export function Star({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 3 19.8 7H25v5.2L29 16l-4 3.8V25h-5.2L16 29l-3.8-4H7v-5.2L3 16l4-3.8V7h5.2z" />
      <circle cx="16" cy="16" r="4" />
    </svg>
  );
}
