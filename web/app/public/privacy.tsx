import { PrivacyPage } from "../pages/legal/privacy.tsx";
import { hydrate } from "./hydrate.tsx";

void hydrate(PrivacyPage);
