import { TermsPage } from "../pages/legal/terms.tsx";
import { hydrate } from "./hydrate.tsx";

void hydrate(TermsPage);
