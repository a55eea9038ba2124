import { AccessibilityPage } from "../pages/legal/accessibility.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(AccessibilityPage);
