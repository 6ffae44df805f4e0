import { type RefObject, useLayoutEffect } from "react";

/** What goes away with the focus in it hands it on to the nearest place around it that can have it. */
export function useFocusHandedOn(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = place.current;
    const around = placeAround(shown);
    return () => {
      if (shown?.contains(document.activeElement)) around?.focus();
    };
  }, [place]);
}

/** What comes in the stead of what handed the focus on takes it: never from where somebody went meanwhile. */
export function useFocusTaken(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const shown = place.current;
    if (isWanted && document.activeElement === placeAround(shown)) shown?.focus();
  }, [place, isWanted]);
}

function placeAround(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
}
