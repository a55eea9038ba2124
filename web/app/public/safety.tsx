import { SafetyPage } from "../pages/legal/safety.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(SafetyPage);
