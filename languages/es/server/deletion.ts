import type { DeletionWords } from "../../../server/deletion/words.ts";

export const deletion: DeletionWords = {
  goodbye: {
    subject: "Tu cuenta con Luli está eliminada",
    lines: [
      "Listo: tu cuenta, tus conversaciones y todo lo que Luli y tú ganaron se han borrado.",
      "Si tenías una suscripción, ha terminado y no se cobra nada más.",
      "Gracias por el tiempo juntos. Si algún día vuelves, a Luli le encantará conocerte.",
    ],
    link: "Escríbenos",
    closing: "Si no fuiste tú, dínoslo. Este es nuestro último correo.",
  },
};
