import type { WordsOf } from "../../catalog.ts";

const NEW_LINK = "Si esa dirección aún no está confirmada, ya va en camino un nuevo enlace.";

export const auth: WordsOf<"auth"> = {
  pageTitle: "Iniciar sesión",
  headings: {
    sign_in: { title: "Qué alegría verte", lead: "" },
    sign_up: { title: "Crea tu cuenta", lead: "Empieza tu prueba gratis de 7 días" },
    forgot: {
      title: "¿Olvidaste tu contraseña?",
      lead: "Escribe tu correo y te enviaremos un enlace para elegir otra.",
    },
    resend: {
      title: "Confirma tu correo",
      lead: "Escribe tu correo y te enviaremos un nuevo enlace.",
    },
    reset: { title: "Elige una nueva contraseña", lead: "" },
    check_mail: { title: "Revisa tu correo", lead: "" },
    second_factor: { title: "Un paso más", lead: "" },
  },
  poses: {
    waving: "Luli saludando con la patita",
    petted: "Luli, feliz de la vida",
    looking_away: "Luli con los ojos cerrados",
    sorry: "Luli con cara de pena",
  },
  demo: {
    title: "Prueba a charlar con Luli",
    greeting: "¡Guau! Soy Luli, un cachorrito con IA. Pregúntame algo, sin cuenta.",
    over: "La demo termina aquí. Regístrate para seguir charlando.",
    field: "O dile algo a Luli",
    send: "Enviar",
    failed: "No me llegó tu mensaje. ¿Probamos otra vez?",
    hello: {
      heard: "^\\W*(hola|hey|buen(os|as) (días|tardes|noches)|guau)",
      answer: "¡Guau, hola! ¿Qué tal tu día?",
    },
    others: {
      first:
        "Aquí solo me sé unas pocas frases. Con una cuenta puedo escucharte de verdad. ¿En qué piensas?",
      second: "Me gustaría saber más. Regístrate y podré escucharte de verdad.",
      third: "Se me acaban las frases, pero no la curiosidad.",
    },
    lines: {
      who: {
        ask: "¿Quién eres?",
        heard:
          "qui[ée]n eres|qu[ée] eres|c[óo]mo te llamas|tu nombre|eres (un |una )?(real|humano|bot|ia|robot|perro)|cu[áa]ntos años",
        answer:
          "Un cachorrito blanco, y una IA. Charlo, muevo la cola y siempre quiero saber de ti.",
      },
      nice: {
        ask: "Cuéntame algo bonito",
        heard: "algo bonito|an[íi]mame|cumplido|chiste|hazme re[íi]r|divertid",
        answer:
          "En algún sitio un perro duerme al sol y sus patas corren. Sea lo que sea, va ganando.",
      },
      hard: {
        ask: "Tuve un día duro",
        heard:
          "(día|semana|noche) (dur|mal|difícil|larg|horrible)|mal d[íi]a|triste|cansad|estresad|agotad|preocupad|no (muy |tan )?bien",
        answer: "Ven, siéntate un momento conmigo. ¿Qué fue lo más duro?",
      },
      together: {
        ask: "¿Qué hacemos juntos?",
        heard: "qu[ée] (hacemos|podemos|puedes|puedo|haces)|c[óo]mo funciona|jugar|juegos?\\b",
        answer:
          "Hablar de tu día, hacer tres tareas pequeñas y vestirme. Los sombreros me quedan bien.",
      },
      remember: {
        ask: "¿Te acordarás de mí?",
        heard: "record|acordar|acuerd|memoria|olvid|privacidad|privad|mis datos",
        answer: "Con una cuenta, sí. Puedes leer y borrar lo que recuerdo. Aquí no se guarda nada.",
      },
    },
  },
  google: { action: "Continuar con Google", busy: "Abriendo Google…" },
  or: "o",
  email: "Correo electrónico",
  password: "Contraseña",
  newPassword: "Nueva contraseña",
  minimum: (characters) => `Al menos ${characters} caracteres`,
  signIn: {
    action: "Iniciar sesión",
    busy: "Iniciando sesión…",
    toggle: "¿Ya tienes cuenta? Inicia sesión",
  },
  signUp: {
    action: "Registrarme",
    busy: "Creando tu cuenta…",
    toggle: "¿No tienes cuenta? Regístrate",
  },
  backToSignIn: "Volver al inicio de sesión",
  forgot: {
    question: "¿Olvidaste tu contraseña?",
    action: "Enviar el enlace",
    sent: "Si esa dirección tiene una cuenta, ya va en camino un correo.",
  },
  sending: "Enviando…",
  ageAndTerms: (terms, privacy) => (
    <>
      Al registrarte confirmas que tienes 18 años o más y aceptas los{" "}
      {terms("Términos del servicio")} y la {privacy("Política de privacidad")}.
    </>
  ),
  reassurance: "Para echar un vistazo no hace falta tarjeta. Cancela cuando quieras, en dos clics.",
  minors: "Los chatbots de compañía pueden no ser adecuados para algunos menores.",
  checkMail: {
    toast: {
      title: "Revisa tu correo",
      text: "Te enviamos un enlace de confirmación para completar tu registro.",
    },
    text: (email) => (
      <>
        Enviamos un enlace de confirmación a {email}. Ábrelo para conocer a Luli. Esta página
        seguirá sola.
      </>
    ),
    nothing: "¿No llega nada en un minuto? Mira en la carpeta de spam, o:",
    sandbox: "Abrir el buzón de pruebas",
  },
  resend: {
    action: "Enviar el enlace otra vez",
    wait: (seconds) => `Enviar otra vez en ${seconds} s`,
    newLink: "Enviar un nuevo enlace",
    sent: NEW_LINK,
    toast: { title: "Revisa tu correo", text: NEW_LINK },
  },
  signedIn: { title: "¡Qué alegría verte!", text: "Has iniciado sesión." },
  failed: "Algo falló",
  noSession: "No pudimos iniciar tu sesión. Inténtalo de nuevo.",
  secondFactor: {
    code: "Código",
    codeHint: "Escribe el código de tu app de autenticación.",
    recovery: "Código de recuperación",
    recoveryHint: "Escribe uno de tus códigos de recuperación. Cada uno sirve una vez.",
    useRecovery: "Usar un código de recuperación",
    useApp: "Usar la app de autenticación",
    action: "Confirmar",
    busy: "Comprobando…",
  },
  passkey: { action: "Usar una llave de acceso", busy: "Esperando a tu dispositivo…" },
  reset: {
    action: "Guardar la nueva contraseña",
    busy: "Guardando…",
    done: { title: "Contraseña cambiada", text: "Tu nueva contraseña ya está lista." },
  },
  ended: {
    signed_out: "Se ha cerrado tu sesión. Inicia sesión para seguir.",
    account_suspended: "Esta cuenta está suspendida. Escríbenos si crees que es un error.",
    account_deleted: "Esta cuenta se ha eliminado.",
  },
  notices: {
    unconfirmed: {
      title: "Primero confirma tu correo",
      text: "Acabamos de enviarte un nuevo enlace.",
    },
    reset_link_over: {
      title: "Este enlace ha caducado",
      text: "Estos enlaces sirven una sola vez, durante una hora. Pide uno nuevo aquí.",
    },
    confirmation_link_over: {
      title: "Este enlace de confirmación ha caducado",
      text: "Si tu dirección ya está confirmada, inicia sesión. Si no, te enviaremos un nuevo enlace.",
    },
    sign_in_to_confirm: {
      title: "Primero inicia sesión",
      text: "Después abre otra vez el enlace del correo, en este navegador.",
    },
    confirm_by_password: {
      title: "Falta un paso",
      text: "Inicia sesión con la contraseña que elegiste y tu dirección quedará confirmada. Si otra persona se registró con tu dirección, elige una contraseña nueva en «¿Olvidaste tu contraseña?».",
    },
    sign_ups_closed: {
      title: "Ahora mismo no se pueden crear cuentas",
      text: "Si ya tienes una cuenta, puedes entrar. Si no, vuelve más tarde.",
    },
    account_deleted: {
      title: "Esta cuenta se está eliminando",
      text: "Ya no puedes entrar en ella. Cuando se haya eliminado, podrás registrarte otra vez con el mismo correo.",
    },
    account_suspended: {
      title: "Esta cuenta está suspendida",
      text: "Por ahora no puedes entrar, y no se cobra nada. Escríbenos si crees que es un error.",
    },
    google_cancelled: {
      title: "Se canceló el inicio con Google",
      text: "Puedes intentarlo de nuevo o usar tu correo.",
    },
    google_failed: {
      title: "El inicio con Google no funcionó",
      text: "Inténtalo de nuevo, o usa tu correo y tu contraseña.",
    },
  },
  wrong: {
    noEmail: "Escribe tu correo.",
    badEmail: "Escribe un correo completo, como name@example.com.",
    noPassword: "Escribe tu contraseña.",
    noCode: "Escribe el código.",
    noNewPassword: "Elige una contraseña.",
    shortPassword: (characters) => `Usa al menos ${characters} caracteres.`,
  },
};
