import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Cart } from "./Cart.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { type ProductId, products } from "./products.ts";
import { Text } from "./Text.tsx";
import { EnginesShown, useEngines } from "./use-engines.ts";

export type Quantities = Readonly<Partial<Record<ProductId, number>>>;

export function Shop() {
  const { t, i18n } = useTranslation("ui");
  const heading = useId();
  const [quantities, setQuantities] = useState<Quantities>({ notebook: 1 });
  const [showsEngines, setShowsEngines] = useState(false);
  const engines = useEngines(showsEngines);
  const change = (id: ProductId, by: 1 | -1) => {
    setQuantities((all) => ({ ...all, [id]: Math.min(99, Math.max(0, (all[id] ?? 0) + by)) }));
  };
  return (
    <section className="panel shop" aria-labelledby={heading}>
      <div className="shop-head">
        <h2 id={heading} className="panel-title">
          {t("shop.title")}
        </h2>
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={showsEngines}
            aria-checked={showsEngines}
            onChange={(event) => setShowsEngines(event.target.checked)}
          />
          <span>{t("shop.engines")}</span>
        </label>
      </div>
      <EnginesShown value={engines}>
        <div className="window">
          <div className="window-bar" aria-hidden="true">
            <span className="window-dots" />
            <span className="window-address" dir="ltr">
              caravan.example/<b>{i18n.language}</b>
            </span>
          </div>
          <div className="shop-front">
            <div className="shop-sign">
              <h3 className="shop-name">
                <Text id="name" />
              </h3>
              <p>
                <Text id="tagline" />
              </p>
            </div>
            <h4 className="shop-arrivals">
              <Text id="arrivals" />
            </h4>
            <ul className="products">
              {products.map((product) => (
                <ProductCard key={product.id} product={product} onAdd={() => change(product.id, 1)} />
              ))}
            </ul>
            <Cart quantities={quantities} onChange={change} />
          </div>
        </div>
      </EnginesShown>
    </section>
  );
}
