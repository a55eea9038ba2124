// What stands beside an answer to someone in danger, and whom to call.
import { english } from "../../../lib/words/words.ts";

export const helpWords = english("help", {
  label: "Get help now",
  question: "Are you safe right now?",
  title: "You deserve to have someone with you right now.",
  /** Where nobody can be sure. */
  offer: "Would you like to talk with a person?",
  /** Where a message has not left the device. */
  unheard: "Nobody has read this yet.",
  show: "People who listen",
  emergency: {
    all: "Emergency services",
    medical: "Emergency: ambulance",
    police: "Emergency: police",
  },
  /** Where the country is unknown. */
  unknownEmergency: "In danger? Call your local emergency number.",
  anywhere: "In any country",
  always: "day and night",
  /** Stands between two days or two times. */
  to: "–",
  /** Of a line that is not for everybody. */
  for: {
    abuse: "if someone is hurting or threatening you",
    eating: "for worries about eating",
    minor: "for children and teenagers",
  },
  /** Where somebody may be under 18. */
  age: {
    question: "Are you under 18?",
    why: "Luli is for adults, so I have to ask.",
    yes: "Yes, I am under 18",
    no: "No, I am 18 or older",
    saving: "Saving...",
    rests:
      "Thank you for telling me. Our chat is paused now, your subscription will end, and you won't be charged. If this is a mistake, please contact us.",
    thanks: "Thank you. Let's keep chatting.",
  },
});
