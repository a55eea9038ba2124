import { LandingPage } from "../pages/landing.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(LandingPage);
