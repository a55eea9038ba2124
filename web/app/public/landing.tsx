import { LandingPage } from "../pages/landing.tsx";
import { wakeUp } from "./wake-up.tsx";

wakeUp(LandingPage);
