import { Shop } from "./shop/Shop.tsx";
import { Translator } from "./translator/Translator.tsx";

export function TranslatorRoom() {
  return (
    <main className="rooms">
      <Translator />
      <Shop />
    </main>
  );
}
