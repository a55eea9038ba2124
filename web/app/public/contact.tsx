import { ContactPage } from "../pages/contact.tsx";
import { hydrate } from "./hydrate.tsx";

void hydrate(ContactPage);
