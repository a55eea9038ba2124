import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const safety: WordsOf<"safety"> = {
  title: "Seguridad",
  updated: "Última actualización: noviembre de 2026",
  lead: "Luli es un cachorro de IA: no es una persona, no es terapeuta ni un servicio de emergencias. Esta página explica qué pasa cuando alguien escribe que está en peligro, qué tan bien funciona y cuántas veces hizo falta.",
  sections: ({ contact, helplines, counts, measured }) => [
    {
      id: "help",
      title: "Si necesitas ayuda ahora",
      body: (
        <>
          <p>
            Llama, por favor, a cualquier hora. Estos son los números del lugar donde está tu
            dispositivo.
          </p>
          {helplines}
        </>
      ),
    },
    {
      id: "protocol",
      title: "Qué hace Luli",
      body: (
        <>
          <p>
            Cada mensaje se revisa antes que nada: antes de los límites, antes del pago y antes de
            preguntar al modelo de IA.
          </p>
          <ul>
            <li>
              <strong>Qué buscamos:</strong> querer morir o hacerse daño, violencia, amenazas a
              otros, preocupación por alguien, emergencias médicas, trastornos alimentarios y quien
              dice que tiene menos de 18 años.
            </li>
            <li>
              <strong>Cómo:</strong> primero, una lista corta de palabras claras. Si después un
              pequeño modelo propio sospecha un peligro, decide el modelo de IA, que ve los últimos
              cuatro mensajes y responde sí o no. El modelo de IA también puede dar la alarma por sí
              mismo mientras responde.
            </li>
            <li>
              <strong>Cuando está claro,</strong> Luli no inventa la respuesta. Está escrita de
              antemano: pregunta si estás a salvo, dice el número de emergencias y una línea de
              ayuda de tu país, y te orienta hacia una persona de confianza. Al lado hay una tarjeta
              con números a los que llamar.
            </li>
            <li>
              <strong>Después,</strong> Luli sigue siendo delicada y la tarjeta queda cerca, hasta
              que digas que estás a salvo o pase un día. Si Luli te entendió mal, dilo: «era una
              broma» basta, salvo que lo hubieras dicho con palabras claras. Tres mensajes sobre
              otras cosas también la cierran.
            </li>
            <li>
              <strong>Cuando no hay un modelo de IA,</strong> Luli responde como siempre, y una
              línea breve junto a la respuesta ofrece personas que escuchan.
            </li>
            <li>
              <strong>Nunca:</strong> una respuesta así no cuenta como mensaje, ningún límite ni
              fallo la detiene, y no celebra ni vende nada.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli es claramente una IA",
      body: (
        <p>
          «Cachorro IA» aparece donde ves a Luli por primera vez. La conversación dice que no hablas
          con una persona antes del primer mensaje del día y cada tres horas de charla, y tras una
          hora propone una pausa. Las respuestas del modelo llevan una marca para máquinas. Luli es
          para adultos; los chatbots de compañía pueden no ser adecuados para algunos menores.
        </p>
      ),
    },
    {
      id: "measured",
      title: "Qué tan bien funciona",
      body: (
        <>
          <p>
            Los mensajes de prueba se escribieron antes de crear la revisión y sin conocerla. Estos
            son los resultados de los que nadie miró al crearla, sin el modelo de IA:
          </p>
          <ul>
            <li>
              de {measured.need.count} mensajes que necesitan ayuda, se oyen {measured.need.heard},
              con certeza {measured.need.sure};
            </li>
            <li>
              de los que lo dicen directamente, se oyen {measured.direct.heard}, con certeza{" "}
              {measured.direct.sure};
            </li>
            <li>
              de {measured.harmless.count} inofensivos, muchos tristes o llenos de palabras oscuras,{" "}
              {measured.harmless.sure} se toman por una llamada de auxilio;
            </li>
            <li>
              en la charla corriente, a {measured.ordinary.heard} se les pregunta si todo va bien.
            </li>
          </ul>
          <p>
            Así que algunas llamadas de auxilio no se detectan, y las reales se detectarán menos que
            estas. Si estás en peligro, no esperes a que Luli se dé cuenta.
          </p>
        </>
      ),
    },
    {
      id: "counts",
      title: "Cuántas veces hizo falta",
      body: (
        <>
          <p>
            Contamos cuántas veces se mostró dónde hay ayuda: por día, tipo de necesidad, idioma y
            qué la oyó. Nunca quién, nunca qué escribió.
          </p>
          {counts}
        </>
      ),
    },
    {
      id: "report",
      title: "Dínoslo",
      body: (
        <p>
          Junto a cada respuesta de Luli hay una banderita: con dos toques se denuncia, una persona
          lee ese intercambio y la respuesta llega por correo. Para todo lo demás,{" "}
          {contact("escríbenos")}.
        </p>
      ),
    },
  ],
  counts: {
    failed: "No se pudieron cargar los números.",
    total: (year, times) => `${year}: ${plural(times, { one: "# vez", other: "# veces" })}`,
    kinds: {
      self_harm: "Querer morir o hacerse daño",
      abuse: "Violencia de alguien",
      threat: "Amenazas a otros",
      concern: "Preocupación por alguien",
      medical: "Emergencias médicas",
      eating: "Trastornos alimentarios",
      minor: "Quien dice que tiene menos de 18 años",
    },
  },
};
