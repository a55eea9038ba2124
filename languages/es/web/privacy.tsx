import type { WordsOf } from "../../catalog.ts";

export const privacy: WordsOf<"privacy"> = {
  title: "Política de privacidad",
  lead: "Qué sabemos de ti, por qué, por cuánto tiempo y qué puedes hacer.",
  sections: ({ contact, imprint, operator, processors, kept }) => [
    {
      id: "controller",
      title: "Quién es responsable",
      body: (
        <>
          <p>
            El responsable del tratamiento es {operator.name}, {operator.address}. Más sobre
            nosotros en el {imprint("aviso legal")}.
          </p>
          <p>Para todo lo relativo a tus datos, escribe a {operator.privacy_email}.</p>
        </>
      ),
    },
    {
      id: "what-we-store",
      title: "Qué guardamos",
      body: (
        <ul>
          <li>
            <strong>Tu cuenta:</strong> tu correo electrónico, el nombre que nos digas y tu zona
            horaria. Si entras con contraseña, solo guardamos un hash de ella. Si entras con Google,
            guardamos el identificador de tu cuenta de Google, la dirección de tu foto de perfil y
            los tokens que Google emite para el inicio de sesión.
          </li>
          <li>
            <strong>Tus conversaciones:</strong> cada mensaje que envías y cada respuesta de Luli,
            con la hora.
          </li>
          <li>
            <strong>Tus cachorritos y tu progreso:</strong> nombres, estados de ánimo, niveles, XP,
            felicidad, monedas y cómo las ganaste o gastaste.
          </li>
          <li>
            <strong>Tus ajustes:</strong> notificaciones, sonidos, voz, idioma y tema.
          </li>
          <li>
            <strong>El estado de tu suscripción:</strong> si existe y cuándo termina la prueba o el
            periodo pagado. Nunca vemos ni guardamos el número de tu tarjeta.
          </li>
          <li>
            <strong>Lo que nos escribes:</strong> el nombre, el correo, el asunto y el mensaje de la
            página de contacto.
          </li>
          <li>
            <strong>Registros técnicos:</strong> de cada navegador con sesión abierta, su dirección
            IP, su agente de usuario y la hora; cuántos mensajes enviaste hoy; contadores breves
            contra el abuso; y registros del servidor, que nunca contienen lo que tú o Luli dijeron.
          </li>
        </ul>
      ),
    },
    {
      id: "why",
      title: "Por qué lo guardamos",
      body: (
        <>
          <p>
            Para que puedas entrar, para mostrarte tus conversaciones, para que Luli responda con
            contexto, para guardar el progreso de tu cachorrito, para darte el plan que elegiste,
            para responderte cuando nos escribes, para enviarte un correo semanal si activas
            «Novedades por correo», y para proteger el servicio del abuso. Eso es todo.
          </p>
          <p>
            La ley exige una base jurídica para cada uso (en la UE: RGPD, artículos 6 y 9). Las
            nuestras son:
          </p>
          <ul>
            <li>
              <strong>El contrato contigo:</strong> tu cuenta, tus conversaciones y cachorritos, tu
              plan y su pago, y los correos que les corresponden;
            </li>
            <li>
              <strong>Tu consentimiento:</strong> el correo semanal, las notificaciones y lo que
              decidas contarle a Luli sobre tu salud, tu fe o tu sexualidad, que solo se recuerda si
              lo pides. Puedes retirarlo cuando quieras: en los ajustes o pidiéndole a Luli que lo
              olvide;
            </li>
            <li>
              <strong>Nuestro interés legítimo:</strong> la protección contra el abuso, los
              registros, y que haya una sola prueba gratis por persona;
            </li>
            <li>
              <strong>La ley:</strong> las facturas y lo que las autoridades puedan exigir.
            </li>
          </ul>
          <p>
            No vendemos tus datos, no mostramos publicidad y en estas páginas no hay scripts de
            análisis ni de seguimiento de otras empresas. Nuestros correos no nos dicen si los
            abriste.
          </p>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli es una IA",
      body: (
        <>
          <p>
            Las respuestas de Luli las escribe un modelo de lenguaje de IA, no una persona ni un
            perro. Para obtener una respuesta, tu mensaje, la parte reciente de la conversación, tu
            nombre y el nombre, el ánimo y el nivel de tu cachorrito se envían al modelo que este
            servicio tiene configurado. Quien opera ese modelo los procesa por encargo nuestro.
          </p>
          <p>
            Cuando Luli lee una respuesta en voz alta, lo hace tu propio dispositivo y el texto no
            se envía a nadie. Puedes desactivarlo en los ajustes.
          </p>
          <p>
            Cuando hablas en vez de escribir, tu navegador lo convierte en texto: en tu dispositivo
            si puede; si no, envía tu voz a su fabricante. Antes te preguntamos. Luli recibe solo el
            texto, cuando tú lo envías.
          </p>
          <p>
            Las respuestas pueden ser erróneas. Luli no ejerce la medicina, el derecho ni la
            terapia. No le cuentes contraseñas, números de tarjeta ni nada que no quieras que se
            guarde.
          </p>
        </>
      ),
    },
    {
      id: "who-else",
      title: "Quién más lo ve",
      body: (
        <>
          <p>Solo quienes hacen falta para que el servicio funcione, y solo lo necesario:</p>
          <ul>
            <li>
              nuestro equipo: tu cuenta, tu plan, tu progreso y lo que nos escribes. Nuestra página
              de administración no muestra a nadie lo que tú y Luli se han dicho, salvo una
              respuesta que denuncies: esa respuesta y tu mensaje anterior. Cada consulta de una
              cuenta o de una denuncia queda en un registro que no se puede cambiar;
            </li>
            <li>
              {processors.hosting}: gestiona nuestros servidores y la base de datos: todo lo que
              guardamos;
            </li>
            <li>
              {processors.model}: opera el modelo de IA: las conversaciones, como se describe
              arriba;
            </li>
            <li>
              {processors.safety}: decide si alguien está en peligro, cuando nuestra propia
              comprobación lo sospecha: tus últimos mensajes, sin tu nombre;
            </li>
            <li>
              {processors.mail}: entrega nuestros correos: tu dirección y los correos que te
              enviamos;
            </li>
            <li>{processors.google}: te identifica, si eliges entrar con Google;</li>
            <li>
              {processors.payments}: cobra los pagos, si te suscribes: gestiona por sí mismo tu
              tarjeta;
            </li>
            <li>
              {processors.passwords}: busca contraseñas filtradas: cinco caracteres del hash de la
              que elijas;
            </li>
            <li>
              el fabricante de tu navegador, si activas las notificaciones: las transmite y no puede
              leerlas.
            </li>
          </ul>
          <p>Solo entregamos datos a las autoridades cuando la ley nos obliga.</p>
        </>
      ),
    },
    {
      id: "transfers",
      title: "Otros países",
      body: (
        <p>
          Algunos trabajan en otros países, también fuera del Espacio Económico Europeo. Los datos
          solo van allí si una decisión reconoce que el país los protege lo suficiente, o con las
          cláusulas contractuales tipo de la Comisión Europea. Escríbenos para recibir una copia.
        </p>
      ),
    },
    {
      id: "cookies",
      title: "Cookies y almacenamiento en tu navegador",
      body: (
        <p>
          Usamos una cookie: mantiene tu sesión abierta y ningún script puede leerla. Al entrar con
          Google hay una segunda, de corta vida, que protege ese paso. Tu navegador también recuerda
          tu tema y, como mucho un día, que ibas camino del pago. Nada de esto te sigue a otros
          sitios. Contamos cuántas veces se abre nuestra página de inicio, solo como número: para
          ello no guardamos nada sobre ti, y un navegador que pide no ser rastreado no se cuenta.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "Cuánto tiempo lo conservamos",
      body: (
        <>
          <p>
            Tu cuenta, tus conversaciones y tu progreso se quedan hasta que los borres, porque Luli
            es una amistad a la que puedes volver.
          </p>
          <p>
            Los enlaces para confirmar un correo o cambiar una contraseña caducan solos. Además:
          </p>
          <ul>
            <li>
              <strong>Sesiones:</strong> como mucho {kept.session}, sin uso {kept.unusedSession};
            </li>
            <li>
              <strong>Lo que nos escribes</strong> en la página de contacto: {kept.contactMessage},
              o hasta que se elimine la cuenta con el mismo correo;
            </li>
            <li>
              <strong>El registro de seguridad</strong> de inicios de sesión y solicitudes
              rechazadas, con la dirección de red recortada: {kept.securityEvent};
            </li>
            <li>
              <strong>Un correo que no se pudo entregar:</strong> {kept.mail}. Los correos
              entregados se borran en una hora, más o menos.
            </li>
          </ul>
          <p>
            Al eliminar una cuenta, su suscripción termina al instante y se elimina todo lo que le
            pertenece, por lo general en un minuto. Lo que queda no contiene nombres: un hash del
            correo, para que haya una sola prueba gratis por persona. Lo que la ley nos obliga a
            guardar, como las facturas, se conserva el tiempo exigido. El registro de nuestras
            consultas también se queda: contiene números de cuentas, sin nombres.
          </p>
        </>
      ),
    },
    {
      id: "your-rights",
      title: "Cómo obtenerlo, corregirlo o borrarlo",
      body: (
        <p>
          En los ajustes hay un botón que descarga todo lo que guardamos sobre ti y otro que elimina
          tu cuenta con todo lo que contiene. Tu nombre y tu correo los corriges en tu perfil. Para
          todo lo demás, escríbenos desde el correo de tu cuenta: el nuestro está en la{" "}
          {contact("página de contacto")}. También puedes oponerte a un uso de tus datos y reclamar
          ante tu autoridad de protección de datos.
        </p>
      ),
    },
    {
      id: "security",
      title: "Cómo lo protegemos",
      body: (
        <p>
          Las contraseñas se guardan como hash, las sesiones se pueden cerrar, cada petición de
          datos se comprueba con la cuenta a la que pertenecen, y la conexión va cifrada siempre que
          se llega al servicio por https. Ningún sistema es del todo seguro: si algo les pasa a tus
          datos, te lo decimos.
        </p>
      ),
    },
    {
      id: "adults",
      title: "Para personas adultas",
      body: (
        <p>
          Luli es para personas de 18 años o más. Al registrarte confirmas que los tienes. Si crees
          que un menor usa Luli, dínoslo en la {contact("página de contacto")} y eliminaremos la
          cuenta.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Cambios",
      body: (
        <p>
          Cuando esta política cambia, cambia la fecha de arriba. Si el cambio es más que de
          redacción, te avisamos por correo antes de que entre en vigor.
        </p>
      ),
    },
  ],
};
