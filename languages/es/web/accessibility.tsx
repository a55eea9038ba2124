import type { WordsOf } from "../../catalog.ts";

export const accessibility: WordsOf<"accessibility"> = {
  title: "Accesibilidad",
  updated: "Última actualización: noviembre de 2026",
  lead: "Luli es para todo el mundo. Aquí dice qué se ha hecho para ello, qué se ha probado, qué sigue flojo y a quién decírselo.",
  sections: ({ supportEmail, contact }) => [
    {
      id: "aim",
      title: "Qué queremos lograr",
      body: (
        <p>
          Todo en Luli debe cumplir WCAG 2.2 en el nivel AA y, con ello, la norma europea EN 301
          549, a la que remiten la Ley Europea de Accesibilidad (Directiva (UE) 2019/882) y las
          leyes que la aplican. Según nuestra propia evaluación lo cumple en parte: lo que sabemos
          que falta está más abajo.
        </p>
      ),
    },
    {
      id: "tested",
      title: "Qué se ha probado",
      body: (
        <ul>
          <li>
            Cada página, en claro y en oscuro, con las reglas de WCAG 2.2 A y AA que una máquina
            puede comprobar (axe), en una pantalla ancha y en un teléfono.
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
            El movimiento descansa si tu sistema pide menos; ninguna página necesita sonido, y los
            sonidos se pueden apagar.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Qué sigue flojo",
      body: (
        <ul>
          <li>
            Nadie que use a diario un lector de pantalla ha probado Luli todavía: lo que recibe se
            comprobó con máquinas, en Chromium y Firefox.
          </li>
          <li>Lo que hace Luli en escena se describe en pocas palabras, no gesto a gesto.</li>
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
            ¿Algo te estorba? Escribe a {supportEmail} o usa la {contact("página de contacto")}.
            Respondemos y decimos qué haremos y cuándo.
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
