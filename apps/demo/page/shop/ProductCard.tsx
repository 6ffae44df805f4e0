import { useTranslation } from "react-i18next";
import { Plus } from "../frame/icons.tsx";
import { illustrations } from "./illustrations.tsx";
import { currency, type Product } from "./products.ts";
import { Text } from "./Text.tsx";

export function ProductCard({ product, onAdd }: { readonly product: Product; readonly onAdd: () => void }) {
  const { t, i18n } = useTranslation("shop");
  const { id, price, stars, reviews, badge } = product;
  const Illustration = illustrations[id];
  const decimal = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 });
  return (
    <li className="product" data-product={id}>
      <div className="product-picture">
        <Illustration />
      </div>
      {badge !== undefined && (
        <span className="product-badge">
          <Text id={`badge.${badge}`} />
        </span>
      )}
      <h5 className="product-name">
        <Text id={`product.${id}.name`} />
      </h5>
      <p className="product-words">
        <Text id={`product.${id}.description`} />
      </p>
      <p className="product-rating">
        <span role="img" aria-label={t("rating", { stars: decimal.format(stars) })}>
          <span className="product-star">★</span> {decimal.format(stars)}
        </span>{" "}
        <span className="product-reviews">
          <Text id="reviews" values={{ count: reviews }} />
        </span>
      </p>
      <div className="product-foot">
        <span className="product-price">
          {new Intl.NumberFormat(i18n.language, { style: "currency", currency }).format(price)}
        </span>
        <button type="button" className="button small" onClick={onAdd}>
          <Plus />
          <Text id="add" />
          <span className="unseen"> {t(`product.${id}.name`)}</span>
        </button>
      </div>
    </li>
  );
}
