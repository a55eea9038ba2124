import { TermsPage } from "../pages/terms.tsx";
import { wakeUp } from "./wake-up.tsx";

wakeUp(TermsPage);
