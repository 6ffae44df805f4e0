import { type ReactNode, useRef } from "react";
import { useFocusHandedOn, useFocusTaken } from "./use-focus.ts";

interface Props {
  readonly name: string;
  /** Whether somebody chose or made it: what is open because it is the first leaves the focus alone. */
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

/** The one of a list that is open. The focus comes here when it was made, and goes to the list when it is deleted. */
export function OpenItem({ name, isChosen, children }: Props) {
  const item = useRef<HTMLElement>(null);
  useFocusTaken(item, isChosen);
  useFocusHandedOn(item);
  return (
    <section ref={item} className="editor" tabIndex={-1} aria-label={name}>
      {children}
    </section>
  );
}
