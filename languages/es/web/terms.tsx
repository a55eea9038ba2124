import type { WordsOf } from "../../catalog.ts";

export const terms: WordsOf<"terms"> = {
  title: "Términos del servicio",
  lead: "Las reglas de la casa, en las menos palabras posibles.",
  sections: ({ contact, privacy, imprint, operator }) => [
    {
      id: "the-service",
      title: "El servicio",
      body: (
        <>
          <p>
            Luli es una compañía de IA: un cachorrito de bichón frisé con quien puedes charlar y que
            crece contigo. Puedes charlar gratis con un límite diario de mensajes, o suscribirte.
          </p>
          <p>
            Tu contrato es con {operator.name}, {operator.address}. Más sobre nosotros en el{" "}
            {imprint("aviso legal")}.
          </p>
        </>
      ),
    },
    {
      id: "who-may-use-it",
      title: "Quién puede usarlo",
      body: (
        <p>
          Debes tener 18 años o más. Una cuenta es para una persona. Guarda tu contraseña para ti y
          usa un correo que sea tuyo.
        </p>
      ),
    },
    {
      id: "subscription",
      title: "Prueba, precio y renovación",
      body: (
        <ul>
          <li>La suscripción empieza con una prueba gratis de 7 días.</li>
          <li>Después de la prueba cuesta $20 al mes.</li>
          <li>Se renueva automáticamente cada mes si no la cancelas.</li>
          <li>Puedes cancelar cuando quieras. Sigue activa hasta el final del periodo pagado.</li>
          <li>Si cancelas durante la prueba, no se te cobra.</li>
          <li>No hay reembolsos por meses incompletos.</li>
        </ul>
      ),
    },
    {
      id: "ai-notice",
      title: "Hablas con una IA",
      body: (
        <>
          <p>
            Todo lo que dice Luli lo escribe un modelo de lenguaje de IA. Puede ser erróneo,
            incompleto o inadecuado. No te apoyes en ello para decisiones médicas, legales,
            económicas o de seguridad.
          </p>
          <p>
            Luli no es un servicio de emergencias. Si tú u otra persona está en peligro, llama al
            número de emergencias de tu lugar.
          </p>
        </>
      ),
    },
    {
      id: "fair-use",
      title: "Uso justo",
      body: (
        <>
          <p>Por favor, no:</p>
          <ul>
            <li>infrinjas la ley ni ayudes a otros a hacerlo;</li>
            <li>intentes entrar en cuentas, datos o sistemas que no son tuyos;</li>
            <li>sobrecargues el servicio ni lo uses con programas sin nuestro permiso;</li>
            <li>lo uses para acosar, amenazar o engañar a nadie;</li>
            <li>lo revendas.</li>
          </ul>
          <p>
            El envío tiene un límite por minuto y por día, también con suscripción, para que Luli
            tenga tiempo para todo el mundo. Podemos suspender una cuenta que incumpla estas reglas.
          </p>
        </>
      ),
    },
    {
      id: "coins",
      title: "Monedas, XP y atuendos",
      body: (
        <p>
          Las monedas, los XP, los niveles y los atuendos son parte de la diversión. Las monedas no
          se pueden comprar, vender, transferir ni cobrar, y no tienen valor monetario.
        </p>
      ),
    },
    {
      id: "content",
      title: "Tus palabras",
      body: (
        <p>
          Lo que escribes sigue siendo tuyo. Nos permites guardarlo y procesarlo en la medida en que
          el servicio lo necesita. Cómo lo hacemos está en la {privacy("Política de privacidad")}.
        </p>
      ),
    },
    {
      id: "ending",
      title: "Cerrar tu cuenta",
      body: (
        <p>
          Puedes parar cuando quieras: cancela la suscripción en tu perfil o elimina tu cuenta en
          los ajustes, con lo que la suscripción termina al instante. Si algún día cerramos el
          servicio, te avisamos a tiempo y dejamos de cobrar.
        </p>
      ),
    },
    {
      id: "liability",
      title: "Responsabilidad",
      body: (
        <p>
          Cuidamos de Luli, pero no podemos prometer que esté siempre disponible ni libre de
          errores. Hasta donde la ley lo permite, no respondemos de daños indirectos ni de
          decisiones tomadas por lo que dijo una IA. Los derechos que la ley te da como consumidor
          siguen intactos.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Cambios",
      body: (
        <p>
          Cuando estos términos cambian, cambia la fecha de arriba. Si un cambio afecta al precio o
          a los derechos de quienes tienen suscripción, avisamos por correo antes de que entre en
          vigor, a tiempo para cancelar.
        </p>
      ),
    },
    {
      id: "questions",
      title: "Preguntas",
      body: <p>Escríbenos: la dirección está en la {contact("página de contacto")}.</p>,
    },
  ],
};
