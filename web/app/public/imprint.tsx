import { ImprintPage } from "../pages/legal/imprint.tsx";
import { hydrate } from "./hydrate.tsx";

void hydrate(ImprintPage);
