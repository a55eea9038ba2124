import type { WordsOf } from "../../catalog.ts";

export const privacy: WordsOf<"privacy"> = {
  title: "Política de privacidad",
  lead: "Qué sabe de ti la gente de Luli, por qué, por cuánto tiempo y qué puedes hacer al respecto.",
  sections: ({ contact }) => [
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
            contexto, para conservar el crecimiento de tu cachorrito, para darte el plan que
            elegiste, para responderte cuando nos escribes, para enviarte una carta semanal si
            activas las novedades por correo, y para proteger el servicio del abuso. Eso es todo.
          </p>
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
            Cuando Luli lee una respuesta en voz alta, lo hace una voz de tu propio dispositivo: las
            palabras no se envían a nadie. Se desactiva en los ajustes.
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
              quienes llevamos Luli: tu cuenta, tu plan, tu progreso y lo que nos escribes. Nuestra
              página de administración no muestra a nadie lo que tú y Luli se han dicho, salvo una
              respuesta que denuncies: esa respuesta y tu mensaje anterior. Cada consulta de una
              cuenta o de una denuncia queda en un registro que no se puede cambiar;
            </li>
            <li>quien opera el modelo de IA: las conversaciones, como se describe arriba;</li>
            <li>nuestro proveedor de correo: tu dirección y los correos que te enviamos;</li>
            <li>Google, si eliges entrar con Google;</li>
            <li>el proveedor de pagos, si te suscribes: gestiona por sí mismo tu tarjeta.</li>
          </ul>
          <p>Solo entregamos datos a las autoridades cuando la ley nos obliga.</p>
        </>
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
          sitios.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "Cuánto tiempo lo conservamos",
      body: (
        <p>
          Tu cuenta, tus conversaciones y tu progreso se quedan hasta que los borres, porque Luli es
          una amistad a la que puedes volver. Los enlaces para confirmar un correo o cambiar una
          contraseña, y las sesiones, caducan solos. Lo que nos escribes en la página de contacto se
          borra al cabo de un año, o con la cuenta del mismo correo. Al borrar una cuenta, su
          suscripción termina al instante y se elimina todo lo que le pertenece, por lo general en
          un minuto. Lo que queda no nombra a nadie: una huella cifrada del correo, para que los
          días gratis se den una vez por persona. Lo que la ley nos obliga a guardar, como las
          facturas, se conserva el tiempo exigido. El registro de nuestras consultas también se
          queda: contiene números de cuentas, sin nombres.
        </p>
      ),
    },
    {
      id: "your-rights",
      title: "Cómo obtenerlo, corregirlo o borrarlo",
      body: (
        <p>
          En los ajustes hay un botón que descarga todo lo que guardamos sobre ti y otro que borra
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
          que un menor usa Luli, dínoslo en la {contact("página de contacto")} y borramos la cuenta.
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
