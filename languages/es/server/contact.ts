import type { ContactWords } from "../../../server/contact/words.ts";

export const contact: ContactWords = {
  subject: "Tenemos tu mensaje",
  received: "¡Guau! Tu mensaje nos ha llegado. Te respondemos en menos de 24 horas.",
  quoted:
    "Para que lo guardes, esto es lo que se escribió en nuestra página de contacto con este correo. Los enlaces no se pueden abrir, y es a propósito.",
  notYou:
    "Si no fuiste tú, ignora este correo: alguien escribió mal su dirección, y nadie recibe más que unos pocos como este.",
};
