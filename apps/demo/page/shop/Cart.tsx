import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Basket, Minus, Plus } from "../frame/icons.tsx";
import { currency, deliveryDays, type ProductId, products } from "./products.ts";
import type { Quantities } from "./Shop.tsx";
import { Text } from "./Text.tsx";

interface Props {
  readonly quantities: Quantities;
  readonly onChange: (id: ProductId, by: 1 | -1) => void;
}

export function Cart({ quantities, onChange }: Props) {
  const { t, i18n } = useTranslation("shop");
  const [isThanked, setThanked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const change = (id: ProductId, by: 1 | -1) => {
    // The row goes with its last one; the focus must not go with it.
    if ((quantities[id] ?? 0) + by === 0) title.current?.focus();
    setThanked(false);
    onChange(id, by);
  };
  const rows = products
    .flatMap((product) => ({ ...product, quantity: quantities[product.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const count = rows.reduce((total, { quantity }) => total + quantity, 0);
  const total = rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const money = new Intl.NumberFormat(i18n.language, { style: "currency", currency });
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <section className="cart" aria-labelledby="cart-title">
      <h4 ref={title} id="cart-title" className="cart-title" tabIndex={-1}>
        <Basket />
        <Text id="cart.title" />
      </h4>
      <p className="cart-count" role="status">
        {count === 0 ? <Text id="cart.empty" /> : <Text id="cart.items" values={{ count }} />}
      </p>
      <ul className="cart-rows">
        {rows.map(({ id, price, quantity }) => {
          const product = t(`product.${id}.name`);
          return (
            <li key={id} className="cart-row">
              <span className="cart-name">{product}</span>
              <fieldset className="stepper">
                <legend className="unseen">
                  {t("quantity")}: {product}
                </legend>
                <button type="button" aria-label={t("removeOne", { product })} onClick={() => change(id, -1)}>
                  <Minus />
                </button>
                <span className="stepper-count">{number.format(quantity)}</span>
                <button type="button" aria-label={t("addOne", { product })} onClick={() => change(id, 1)}>
                  <Plus />
                </button>
              </fieldset>
              <span className="cart-price">{money.format(price * quantity)}</span>
            </li>
          );
        })}
      </ul>
      <dl className="cart-sums">
        <div>
          <dt>
            <Text id="cart.shipping" />
          </dt>
          <dd>
            <Text id="cart.free" />
          </dd>
        </div>
        <div className="cart-total">
          <dt>
            <Text id="cart.total" />
          </dt>
          <dd>{money.format(total)}</dd>
        </div>
      </dl>
      <p className="cart-delivery">
        <Text id="cart.delivery" values={{ date: deliveryDate(i18n.language) }} />
      </p>
      <button type="button" className="button primary wide" disabled={count === 0} onClick={() => setThanked(true)}>
        <Text id="cart.checkout" />
      </button>
      <p className="cart-thanks" role="status">
        {isThanked && <Text id="cart.thanks" />}
      </p>
    </section>
  );
}

function deliveryDate(language: string): string {
  const day = new Date();
  day.setDate(day.getDate() + deliveryDays);
  return new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }).format(day);
}
