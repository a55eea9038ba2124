import { NotFoundPage } from "../pages/not-found.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(NotFoundPage);
