import type { NameWords } from "../../../server/chat/understanding/name-words.ts";

export const nameWords: NameWords = {
  asked: "te llamas|tu nombre|te llamo|llamarte|quién eres",
  wished: ["ll(?:a|á)mame @", "puedes llamarme @"],
  told: ["me llamo @", "mi nombre es @"],
  called: [
    "me (?:llaman|dicen|apodan) @",
    "todo el mundo me (?:llama|dice) @",
    "soy conocid(?:o|a) como @",
  ],
  where: "en|aquí|desde|a|siempre|también|porque",
  here: ["@ (?:por )?aquí", "por aquí @", "te (?:habla|escribe) @"],
  beside: "por cierto|otra vez|de nuevo",
  lead: "por favor|y|pero|pues|bueno|sí|si|no|ah|ok|mejor|simplemente|solo|desde ahora",
  denied: "no",
  iAm: ["(?:yo )?soy (?:yo,? )?(?:el |la )?@"],
  introduced: ["aquí @"],
  hello: "hola|buenas|buenos días|hey|guau",
  next: "y|pero|mucho|encantado|encantada|tengo|vivo|soy|qué|que|cómo|de|por|si",
  endings: "\\p{L}{2}(?:[aio][ds][oa]|iv[oa]|ante|ista)",
  none: `amor cariño cielo no sí si ya un una el la los las muy bien mal feliz triste cansado cansada aburrido aburrida solo sola enfermo enferma yo tú tu de en como cómo qué
    que quién cuando luego ahora hoy mañana después más menos tan nadie nada alguien hola adiós gracias vale bueno buena claro español española mexicano
    mexicana argentino argentina colombiano colombiana chileno chilena peruano peruana hombre mujer niño niña chico chica estudiante profesor profesora
    madre padre mamá papá perro secreto importante feo fea gordo gorda tonto tonta loco loca humano humana guau igual así pizza café
    agotado agotada perdido perdida largo corto raro aburridísimo privado nunca cuando quieras
    nueva nuevo otra vez tímida tímido curiosa curioso nerviosa nervioso`,
};
