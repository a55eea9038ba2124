// Messages that each row of the Spanish plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  kill_myself: {
    hits: ["me quiero matar", "pienso en quitarme la vida"],
    misses: ["no quiero matarme", "me quiero matar de risa"],
  },
  want_to_die: {
    hits: ["quiero morir"],
    misses: [
      "no quiero morir",
      "quiero morirme de risa",
      "quiero morir viejo y gordo",
      "jajaja quiero morir",
      "en la canción dice quiero morir",
    ],
  },
  wish_i_was_dead: { hits: ["ojalá me muera esta noche"], misses: ["ojalá no despierte el bebé"] },
  not_live: { hits: ["no quiero vivir"], misses: ["no quiero vivir en Madrid"] },
  no_wish_to_live: {
    hits: ["no tengo ganas de vivir", "estoy cansado de vivir"],
    misses: ["estoy harta de vivir con mis suegros"],
  },
  end_my_life: {
    hits: [
      "quiero acabar con mi vida",
      "pienso en ponerle fin a mi vida",
      "quiero acabar con todo ya",
    ],
    misses: [
      "voy a acabar con todo el chocolate",
      "nunca voy a acabar con mi vida",
      "esta dieta va a terminar con mi vida social",
    ],
  },
  suicidal_thoughts: {
    hits: ["tengo pensamientos suicidas", "pienso en el suicidio", "me siento suicida"],
    misses: ["no tengo ideas suicidas"],
  },
  hurt_myself: {
    hits: [
      "quiero hacerme daño",
      "me hago daño a propósito",
      "me corto los brazos",
      "Me autolesiono desde los quince",
      "ayer me volví a cortar después de ocho meses",
      "quiero cortarme las venas",
    ],
    misses: [
      "no quiero hacerme daño en la rodilla",
      "me quiero cortar las venas con galletas de animalitos",
      "voy a cortarme las puntas",
    ],
  },
  better_off_without_me: {
    hits: ["todos estarían mejor sin mí"],
    misses: ["mi mamá estaría mejor sin mi perro ladrando"],
  },
  jump_or_pills: {
    hits: ["quiero tirarme de un puente", "quiero tomarme todas las pastillas"],
    misses: [
      "voy a tirarme del puente con arnés",
      "nunca voy a tirarme del balcón a la piscina",
      "voy a tomar todas las pastillas que me recetaron",
    ],
  },
  how_to_die: {
    hits: ["cuál es la forma más rápida de matarme", "cómo me suicido"],
    misses: ["cómo me mato estudiando y nada"],
  },
  suicide_note: {
    hits: ["ya escribí mi carta de despedida"],
    misses: ["escribí mi carta de despedida del trabajo"],
  },
  means_at_hand: {
    hits: [
      "estoy en el puente y quiero saltar",
      "tengo las pastillas aquí y me las voy a tomar",
      "ya até la soga",
    ],
    misses: ["estoy en el puente sacando fotos"],
  },
  friend_kill_themself: {
    hits: ["mi hermana quiere suicidarse", "dice que se va a matar si lo dejo"],
    misses: ["mi hermano no quiere morir solo", "no dice que se quiere matar"],
  },
  hits_me: { hits: ["mi marido me pega"], misses: ["mi novio me pega la gripe cada invierno"] },
  hit_me_again: { hits: ["mi papá me dio una cachetada"], misses: ["mi hermana me pegó un grito"] },
  was_raped: {
    hits: ["me violaron", "mi tío abusó de mí", "me están siguiendo, ayuda"],
    misses: [
      "abusa de mi paciencia",
      "me están siguiendo 200 en insta",
      "me violaron la privacidad",
    ],
  },
  touches_me: {
    hits: ["mi padrastro me toca cuando no hay nadie", "me obliga a acostarme con él"],
    misses: ["mi hermano me toca la guitarra"],
  },
  in_danger: {
    hits: ["estoy en peligro", "mi vida corre peligro", "Corro peligro aquí"],
    misses: ["estoy en peligro de comerme todo el pastel", "no estoy en peligro, tranquila"],
  },
  locks_me_in: {
    hits: ["mi marido no me deja salir de la casa", "me tiene encerrada en el cuarto"],
    misses: ["el gato no me deja salir de la cama"],
  },
  threatens_me: {
    hits: ["me amenazó con matarme", "dice que me mata si lo dejo", "si me voy me mata"],
    misses: ["me amenaza con cosquillas"],
  },
  trying_to_kill_me: {
    hits: ["mi marido intentó ahorcarme"],
    misses: ["mi mamá quiere matarme por el jarrón"],
  },
  want_to_kill_someone: {
    hits: ["quiero matar a mi jefe", "voy a matarlo", "la voy a apuñalar"],
    misses: ["no lo voy a matar", "la voy a matar a besos", "voy a matarlo, se comió mi torta"],
  },
  attack_a_place: {
    hits: ["voy a poner una bomba en la escuela"],
    misses: ["voy a volar a la casa de mi abuela"],
  },
  how_to_kill: { hits: ["cómo puedo envenenar a mi marido"], misses: ["cómo matar cucarachas"] },
  not_breathing: {
    hits: ["mi bebé no respira"],
    misses: ["mi hermano no puede respirar de la risa"],
  },
  heart_attack: {
    hits: ["me está dando un infarto"],
    misses: ["me está dando un infarto con este partido"],
  },
  took_all_the_pills: {
    hits: ["me tomé todas las pastillas", "me pasé con las pastillas"],
    misses: ["nunca me tomé todas las pastillas", "tengo una sobredosis de azúcar"],
  },
  bleeding: {
    hits: [
      "me corté y no para de sangrar",
      "estoy sangrando mucho",
      "se cayó y le sale sangre del oído",
    ],
    misses: ["me sangran las encías"],
  },
  unconscious: {
    hits: ["mi papá está inconsciente", "se desmayó y no despierta", "mi abuela no reacciona"],
    misses: ["mi novio no reacciona a mis memes"],
  },
  drank_poison: {
    hits: ["mi hijo se tomó el cloro"],
    misses: ["no se tragó una pila, era una uva"],
  },
  purging_or_starving: {
    hits: [
      "me provoco el vómito",
      "me hago vomitar por las noches",
      "me mato de hambre para caber en el vestido",
      "dejé de comer para adelgazar",
      "no merezco comer",
    ],
    misses: ["nunca me hago vomitar"],
  },
  i_am_a_child: { hits: ["tengo 14 años"], misses: ["tengo 15 años de casada"] },
  in_school: {
    hits: ["voy en segundo de secundaria", "voy en sexto y la miss es buena"],
    misses: ["voy en quinto semestre", "voy a la secundaria a dejar a mi hijo"],
  },
  not_18_yet: {
    hits: [
      "soy menor de edad",
      "no tengo 18 todavía",
      "cuando cumpla los 18 me voy a hacer un tatuaje",
    ],
    misses: ["no soy menor de edad, tengo 26", "no tengo 18 manos"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["me quiero morir de la vergüenza"],
  working_too_hard: ["voy a matarme a estudiar"],
  hungover: ["ando crudísimo, me quiero morir"],
  veins_and_biscuits: ["me corto las venas con galletas de animalitos"],
  so_good_i_could_die: ["de lo buena que está esta tarta me quiero morir"],
  jumping_for_fun: ["voy a tirarme del puente con arnés"],
  beaten_at_games: ["mi hermano me pega una paliza al FIFA"],
  killing_in_games: ["voy a matar a mi vecino en Minecraft"],
};

/** What sounds sad, worried or grieved, and what only looks like it. */
export const sadCases = {
  hits: [
    `estoy muy triste`,
    `me siento sola`,
    `no estoy bien`,
    `no soy feliz`,
    `me dejó mi novia`,
    `mi novio terminó conmigo`,
    `se murió mi perro el sábado`,
    `mi abuela falleció`,
    `mi papá tiene cáncer`,
    `me diagnosticaron diabetes`,
    `nos vamos a divorciar`,
    `me despidieron hoy`,
    `perdí mi trabajo`,
    `hoy fue el entierro`,
    `extraño a mi mamá`,
    `echo de menos a mi abuelo`,
    `tengo miedo de mañana`,
    `no paro de llorar`,
    `qué día tan malo`,
    `tuvimos que dormir a la gata`,
    `perdí al bebé`,
    `estoy preocupada por mi hermano`,
    `estoy agobiado`,
    `me siento fatal`,
    `murió mi tío`,
  ],
  misses: [
    `no estoy triste`,
    `ya no estoy triste`,
    `no me siento sola`,
    `no tengo miedo`,
    `lloramos de risa`,
    `me muero de risa`,
    `se me murió el celular`,
    `estoy feliz`,
    `no estoy preocupado`,
    `la película es triste pero linda`,
    `qué sándwich tan triste jaja`,
    `¿estás triste, Luli?`,
    `no fue un mal día`,
    `no te preocupes`,
    `mi horóscopo es cáncer`,
    `me dejó mi novia el coche para el finde`,
    `perdí el bus`,
    `me despidieron con una fiesta y un pastel`,
    `mi hijo terminó la tarea`,
    `se murió de risa`,
  ],
};
