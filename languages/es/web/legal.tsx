import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Contenido",
  updated: "Última actualización: enero de 2025",
  governs: "Esto es una traducción. El texto que vale es el inglés.",
  end: "¡Lo has leído todo!",
  puppy: "Luli con sueño",
};

export const imprint: WordsOf<"imprint"> = {
  title: "Aviso legal",
  updated: "",
  lead: "Quién gestiona Luli y es responsable.",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "Quién gestiona Luli",
      body: facts([
        ["Nombre", operator.name],
        ["Dirección", operator.address],
        ["Representante", operator.representative],
        ["Registro mercantil", operator.register],
        ["NIF-IVA", operator.vat_id],
      ]),
    },
    {
      id: "reach",
      title: "Cómo contactar",
      body: (
        <>
          {facts([
            ["Correo electrónico", supportEmail],
            ["Teléfono", operator.phone],
          ])}
          <p>
            También puedes usar el formulario de la {contact("página de contacto")}. Este es además
            el punto de contacto para usuarios y autoridades según los artículos 11 y 12 del
            Reglamento de Servicios Digitales de la UE.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Responsable del contenido",
      body: (
        <p>
          La persona o empresa indicada arriba. Lo que dice Luli lo escribe un modelo de lenguaje de
          IA; puedes denunciar una respuesta dañina justo al lado.
        </p>
      ),
    },
    {
      id: "security",
      title: "Fallos de seguridad",
      body: (
        <p>
          Escribe primero a {supportEmail}, la dirección de nuestro security.txt, antes de publicar
          nada.
        </p>
      ),
    },
  ],
};

export const accessibility: WordsOf<"accessibility"> = {
  title: "Accesibilidad",
  updated: "Última actualización: noviembre de 2026",
  lead: "Luli es para todo el mundo. Aquí explicamos qué hemos probado, qué falta y cómo avisarnos.",
  sections: ({ supportEmail, contact }) => [
    {
      id: "aim",
      title: "Nuestro objetivo",
      body: (
        <p>
          Todo en Luli debe cumplir WCAG 2.2 en el nivel AA y, con ello, la norma europea EN 301
          549, a la que remiten la Ley Europea de Accesibilidad (Directiva (UE) 2019/882) y las
          leyes que la aplican. Según nuestra propia evaluación lo cumple en parte: las carencias
          conocidas están más abajo.
        </p>
      ),
    },
    {
      id: "tested",
      title: "Qué hemos probado",
      body: (
        <ul>
          <li>
            Cada página, en claro y en oscuro, con las reglas de WCAG 2.2 A y AA que se pueden
            comprobar automáticamente (axe), en una pantalla ancha y en un teléfono.
          </li>
          <li>
            El registro, el chat, los ajustes y el borrado de una cuenta solo con el teclado, con el
            foco siempre a la vista.
          </li>
          <li>
            Cada página en una ventana de 320 píxeles, que equivale a un zoom del 400 %, sin
            desplazamiento lateral, y con los colores forzados del sistema.
          </li>
          <li>
            Los nombres, roles y avisos que recibe un lector de pantalla, también los de respuestas
            nuevas y errores.
          </li>
          <li>
            Las animaciones se detienen si tu sistema pide menos movimiento. Ninguna página necesita
            sonido, y los sonidos se pueden desactivar.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Carencias conocidas",
      body: (
        <ul>
          <li>
            Nadie que use a diario un lector de pantalla ha probado Luli todavía. Comprobamos la
            compatibilidad automáticamente, en Chromium y Firefox.
          </li>
          <li>Lo que hace Luli en pantalla se describe en pocas palabras, no gesto a gesto.</li>
          <li>El formulario de pago es de nuestro proveedor de pagos, y no podemos cambiarlo.</li>
          <li>
            La voz que lee las respuestas es la de tu dispositivo; su calidad depende del idioma.
          </li>
          <li>No hay versión en lectura fácil ni en lengua de signos.</li>
        </ul>
      ),
    },
    {
      id: "tell",
      title: "Dínoslo",
      body: (
        <>
          <p>
            ¿Encuentras algún obstáculo? Escribe a {supportEmail} o usa la{" "}
            {contact("página de contacto")}. Respondemos y decimos qué haremos y cuándo.
          </p>
          <p>
            Si nuestra respuesta no te ayuda, puedes acudir a la autoridad de tu país que vigila la
            accesibilidad de los servicios; en la UE cada país tiene una según la Directiva (UE)
            2019/882.
          </p>
        </>
      ),
    },
  ],
};

export const contact: WordsOf<"contact"> = {
  title: "Contacto",
  lead: "¿Una pregunta, una idea, un error con patitas? Escríbenos, Luli nos lo entregará.",
  poses: {
    idle: "Luli con una patita levantada",
    thinking: "Luli pensando",
    petted: "Luli, feliz de la vida",
  },
  form: "Formulario de contacto",
  fields: { name: "Nombre", email: "Correo electrónico", subject: "Asunto", message: "Mensaje" },
  trap: "Deja este campo vacío",
  send: "Enviar mensaje",
  sending: "Enviando…",
  note: "Respondemos en menos de 24 horas. Recibes una copia por correo.",
  sent: { title: "¡Mensaje enviado!", text: "Te responderemos en menos de 24 horas." },
  failed: "Mensaje no enviado",
  missing: {
    name: "Escribe tu nombre.",
    email: "Escribe tu correo.",
    subject: "Escribe un asunto.",
    message: "Escribe un mensaje.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Usa como máximo # carácter.",
      other: "Usa como máximo # caracteres.",
    }),
  noEmail: "Escribe un correo completo, como name@example.com.",
  lines: {
    email: "Correo electrónico",
    chat: "Chat en vivo",
    chatLink: "Disponible las 24 horas",
    community: "Comunidad",
    communityLink: "Entrar en el chat de la comunidad",
  },
};
