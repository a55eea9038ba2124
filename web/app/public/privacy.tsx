import { PrivacyPage } from "../pages/legal/privacy.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(PrivacyPage);
