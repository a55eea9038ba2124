import { NotFoundPage } from "../pages/not-found.tsx";
import { wakeUp } from "./wake-up.tsx";

wakeUp(NotFoundPage);
