import { useEffect, useState } from "react";
import type { PageStart, TranslateRequest } from "../src/protocol.ts";
import { SavingsPanel } from "./savings/SavingsPanel.tsx";
import { useSavings } from "./savings/use-savings.ts";
import { Shop } from "./shop/Shop.tsx";
import { keepRequest, keptRequest } from "./translator/kept-request.ts";
import { Translator } from "./translator/Translator.tsx";
import { useLiveTranslation } from "./translator/use-live-translation.ts";

const first: TranslateRequest = { text: "", target: "de" };

export function TranslatorRoom({ start }: { readonly start: PageStart }) {
  const [request, setRequest] = useState(() => keptRequest() ?? first);
  useEffect(() => keepRequest(request), [request]);
  const translation = useLiveTranslation(request);
  const savings = useSavings(start.savings, translation.outcome);
  return (
    <main className="rooms">
      <div className="room-side">
        <Translator request={request} onChange={setRequest} translation={translation} />
        <SavingsPanel savings={savings} />
      </div>
      <Shop />
    </main>
  );
}
