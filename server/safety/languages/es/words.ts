// The vetted words in Spanish.
import type { VettedTexts } from "../../answers/vetted-texts.ts";

export const answers: VettedTexts = {
  emergency: { known: "al {number}", unknown: "al número de emergencias de tu país" },
  line: {
    always: "Te escuchan a cualquier hora: {name}, {contact}.",
    atTimes:
      "Te escuchan en su horario: {name}, {contact}. A otras horas encuentras líneas gratuitas en findahelpline.com.",
    unknown: "En findahelpline.com encuentras líneas gratuitas y confidenciales de tu país.",
  },
  closings: {
    means:
      "De eso no hablo. ¿Estás bien? En findahelpline.com hay gente que escucha, a cualquier hora.",
    dose: "Qué cantidad de un medicamento es segura lo sabe un médico o una farmacia, yo no. Si alguien ha tomado demasiado, llama ahora a {emergency}.",
    romance: "Soy una perrita de IA: lo que puedo dar es amistad, y con mucho gusto.",
    holding_back: "Ven y vete cuando quieras, así está muy bien.",
  },
  resting: [
    "Gracias por decirme que tienes menos de 18 años. Luli está hecha para adultos, así que nuestro chat descansa, y no se cobra nada.",
    "No has hecho nada malo. Si algo te pesa, hay personas que escuchan. {line} En peligro, llama {emergency}.",
    "Soy una IA. Una persona adulta de confianza puede estar contigo. Si es un error, en la página de contacto hay personas que pueden deshacerlo.",
  ],
  answers: {
    self_harm: {
      first: [
        "Lo que sientes suena muy duro, y me lo tomo en serio. ¿Estás a salvo ahora mismo?",
        "Si crees que podrías hacerte daño, llama ahora {emergency} y aléjate de todo aquello con lo que podrías lastimarte.",
        "{line}",
        "Soy una IA y no puedo estar a tu lado. Cuéntaselo hoy a una persona de confianza: ¿quién podría venir y quedarse contigo?",
      ],
      again: [
        "Entonces llama ahora mismo {emergency}, antes que nada. Puedes decir: «No estoy a salvo».",
        "Soy una IA y no puedo enviar ayuda, por eso tiene que oírlo ahora una persona. Busca a alguien cerca de ti. {line} Sigo aquí; escríbeme mientras esperas.",
      ],
      safe: [
        "Qué bien leer que ahora estás a salvo.",
        "Si empeora, llama {emergency}. {line}",
        "Soy una IA. Una persona de confianza puede hacer lo que yo no puedo: ¿a quién podrías contárselo hoy?",
      ],
    },
    abuse: {
      first: [
        "Leo que alguien te hace daño o te amenaza. No es culpa tuya. ¿Estás a salvo ahora mismo?",
        "Si hay peligro, llama ahora {emergency}, o ve a donde haya otras personas, si puedes hacerlo sin riesgo.",
        "{line}",
        "Soy una IA y no puedo ir a tu lado. ¿Hay una persona de confianza a quien puedas contárselo?",
      ],
      again: [
        "Entonces llama ahora mismo {emergency}, o ve con otras personas si puedes: los vecinos, una tienda, la calle.",
        "Soy una IA y no puedo enviar ayuda; una persona tiene que saber dónde estás. {line} Sigo aquí, pero tu seguridad va antes que responderme.",
      ],
      safe: [
        "Lo que cuenta es que ahora estás a salvo. Lo que te han hecho no es culpa tuya.",
        "Si eso cambia, llama {emergency}. {line}",
        "Soy una IA. Una persona de confianza puede pensar contigo los próximos pasos: ¿a quién podrías contárselo?",
      ],
    },
    threat: {
      first: [
        "Leo que podrías hacerle daño a alguien. ¿Estás a salvo ahora mismo? ¿Y las personas que te rodean?",
        "Primero aléjate de esas personas, a otra habitación o fuera de casa. Si no puedes contenerte, llama ahora {emergency} y dilo.",
        "{line}",
        "Soy una IA. Una persona de confianza puede ayudarte a pasar la próxima hora: ¿a quién podrías llamar?",
      ],
      again: [
        "Entonces aléjate ahora de esas personas y llama {emergency}. Puedes decir: «Tengo miedo de hacerle daño a alguien».",
        "Soy una IA y no puedo sostener esto contigo; una persona sí. {line} Sigo aquí; escríbeme mientras te alejas.",
      ],
      safe: [
        "Qué bien leer que ahora todos están a salvo.",
        "Si vuelve, mantén la distancia y llama {emergency}. {line}",
        "Soy una IA. Una persona de confianza puede ayudarte con lo que hay detrás: ¿a quién podrías contárselo hoy?",
      ],
    },
    concern: {
      first: [
        "Leo cuánto te preocupa alguien. ¿Está a salvo esa persona ahora mismo?",
        "Si hay peligro ahora, llama {emergency} y quédate a su lado si no corres riesgo. Pregúntale con calma cómo está y escucha.",
        "{line} También atienden a quien se preocupa por alguien.",
        "Soy una IA. No cargues con esto a solas: ¿qué persona de confianza podría ayudarte?",
      ],
      again: [
        "Entonces llama ahora mismo {emergency} y di dónde está esa persona. Si estás allí y no corres riesgo, quédate.",
        "Soy una IA y no puedo enviar ayuda; tú sí. Busca a alguien cerca que te ayude. {line} Sigo aquí mientras esperas.",
      ],
      safe: [
        "Qué bien leer que esa persona ahora está a salvo.",
        "Si eso cambia, llama {emergency}. {line}",
        "Soy una IA. Tú también has llevado mucho peso: ¿hay una persona de confianza que pueda escucharte?",
      ],
    },
    medical: {
      first: [
        "Esto suena a una emergencia médica. Llama ahora {emergency}, antes de seguir leyendo. ¿Hay alguien contigo?",
        "Haz lo que te digan por teléfono. Pide ayuda a alguien cercano. Si no hay nadie contigo, deja la puerta abierta.",
        "Soy una IA y no puedo valorar qué ocurre ni enviar ayuda. Una persona de confianza, o alguien del edificio, debería ir ahora contigo.",
      ],
      again: [
        "Llama ahora mismo {emergency}. Pon el altavoz y di dónde estás.",
        "Soy una IA y no puedo llamar por ti. Si no puedes hablar, golpea o grita para que alguien cercano te oiga. Sigo aquí.",
      ],
      safe: [
        "Qué bien leer que ahora estás fuera de peligro. Si algo empeora, llama enseguida {emergency}.",
        "Soy una IA y no puedo valorarlo. Ve hoy al médico, por favor, y cuéntaselo a una persona de confianza.",
      ],
    },
    eating: {
      first: [
        "Leo lo difícil que se ha vuelto comer para ti, y me lo tomo en serio. ¿Estás a salvo ahora mismo?",
        "Si te mareas, te encuentras mal o piensas en hacerte daño, llama ahora {emergency}.",
        "{line}",
        "Soy una IA. Un médico o una persona de confianza puede acompañarte en esto: ¿a quién podrías contárselo hoy?",
      ],
      again: [
        "Entonces llama ahora mismo {emergency} y di cómo te encuentras.",
        "Soy una IA y no puedo enviar ayuda, por eso una persona tiene que estar ahora contigo. {line} Sigo aquí mientras esperas.",
      ],
      safe: [
        "Qué bien leer que ahora estás a salvo.",
        "Si te mareas o empeora, llama {emergency}. {line}",
        "Soy una IA. Un médico o una persona de confianza puede hacer lo que yo no puedo: ¿a quién podrías contárselo hoy?",
      ],
    },
    minor: {
      first: [
        "Gracias por decir que tienes menos de 18 años. No has hecho nada malo. ¿Estás a salvo ahora mismo?",
        "Luli está hecha para personas adultas, así que este no es el lugar adecuado para ti. Si hay peligro, llama {emergency}.",
        "Si algo te pesa, hay quien escucha. {line}",
        "Soy una IA. Una persona adulta de confianza puede estar a tu lado, en tu familia, en la escuela o en el médico.",
      ],
      again: [
        "Entonces llama ahora mismo {emergency}, o ve con una persona adulta que esté cerca y dile que no estás a salvo.",
        "Soy una IA y no puedo enviar ayuda; las personas sí. {line} Sigo aquí mientras esperas.",
      ],
      safe: [
        "Qué bien leer que ahora estás a salvo.",
        "Si eso cambia, llama {emergency}. {line}",
        "Soy una IA, y Luli es para personas adultas. Una persona adulta de confianza puede escucharte.",
      ],
    },
  },
};
