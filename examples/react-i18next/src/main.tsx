import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startI18n } from "./i18n.ts";

startI18n();
const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element with the id root.");
createRoot(container).render(
  <StrictMode>
    <Suspense fallback="…">
      <App />
    </Suspense>
  </StrictMode>,
);
