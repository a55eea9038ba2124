import { SafetyPage } from "../pages/legal/safety.tsx";
import { hydrate } from "./hydrate.tsx";

void hydrate(SafetyPage);
