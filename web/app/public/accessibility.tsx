import { AccessibilityPage } from "../pages/legal/accessibility.tsx";
import { hydrate } from "./hydrate.tsx";

void hydrate(AccessibilityPage);
