import { ImprintPage } from "../pages/legal/imprint.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(ImprintPage);
