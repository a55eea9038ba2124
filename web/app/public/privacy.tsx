import { PrivacyPage } from "../pages/privacy.tsx";
import { wakeUp } from "./wake-up.tsx";

wakeUp(PrivacyPage);
