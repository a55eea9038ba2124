import { TermsPage } from "../pages/legal/terms.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(TermsPage);
