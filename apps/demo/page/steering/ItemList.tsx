import type { ReactNode } from "react";

interface Item {
  readonly id: string;
  readonly name: string;
  /** What is said of it beside its name. */
  readonly facts: ReactNode;
}

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** What the service holds, one of which is open. */
export function ItemList({ label, items, chosen, onChoose }: Props) {
  return (
    <ul className="items" aria-label={label}>
      {items.map(({ id, name, facts }) => (
        <li key={id}>
          <button type="button" className="item" aria-current={id === chosen || undefined} onClick={() => onChoose(id)}>
            <b dir="auto">{name}</b>
            <span className="item-facts">{facts}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
