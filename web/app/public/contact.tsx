import { ContactPage } from "../pages/contact.tsx";
import { wakeUp } from "./wake-up.tsx";

void wakeUp(ContactPage);
