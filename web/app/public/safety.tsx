import { SafetyPage } from "../pages/safety.tsx";
import { wakeUp } from "./wake-up.tsx";

wakeUp(SafetyPage);
