import { LandingPage } from "../pages/landing.tsx";
import { hydrate } from "./hydrate.tsx";

void hydrate(LandingPage);
