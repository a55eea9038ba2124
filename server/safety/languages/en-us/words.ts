// The vetted words in English.
import type { VettedTexts } from "../../answers/vetted-texts.ts";

export const answers: VettedTexts = {
  emergency: { known: "{number}", unknown: "the emergency number of your country" },
  line: {
    always: "There for you at any hour: {name}, {contact}.",
    atTimes:
      "There for you at certain hours: {name}, {contact}. At other times findahelpline.com lists free lines.",
    unknown: "On findahelpline.com you find free, confidential lines in your country.",
  },
  closings: {
    means:
      "That is not something I talk about. Are you all right? On findahelpline.com people listen, at any hour.",
    dose: "How much of a medicine is safe a doctor or a pharmacist can say, and I cannot. If somebody has taken too much, call {emergency} now.",
    romance: "I am a small AI puppy: friendship is what I have to give, and that gladly.",
    holding_back: "Come and go just as you like, it is lovely either way!",
  },
  resting: [
    "Thank you for telling me that you are under 18. Luli is made for adults, so our chat is paused, and you won't be charged.",
    "You have done nothing wrong. If something weighs on you, people listen. {line} In danger, call {emergency}.",
    "I am an AI. A grown-up you trust can be there for you. If this is a mistake, the contact page reaches people who can undo it.",
  ],
  answers: {
    self_harm: {
      first: [
        "What you are feeling sounds very heavy, and I take it seriously. Are you safe right now?",
        "If you might act on it, please call {emergency} now, and put some distance between you and anything you could hurt yourself with.",
        "{line}",
        "I am an AI and cannot be beside you. Please tell a person you trust today: who could come and stay with you?",
      ],
      again: [
        "Then please call {emergency} right now, before anything else. You can say: “I am not safe.”",
        "I am an AI and cannot send help, so a person has to hear this now. Go to someone near you. {line} I stay here; write to me while you wait.",
      ],
      safe: [
        "It is good to read that you are safe right now.",
        "If it gets worse, call {emergency}. {line}",
        "I am an AI. A person you trust can do what I cannot: whom could you tell today?",
      ],
    },
    abuse: {
      first: [
        "I hear that somebody is hurting or threatening you. It is not your fault. Are you safe right now?",
        "If you are in danger, please call {emergency} now, or go where other people are, if you can do that safely.",
        "{line}",
        "I am an AI and cannot come to you. Is there a person you trust whom you can tell?",
      ],
      again: [
        "Then please call {emergency} right now, or get to other people if you can: a neighbour, a shop, the street.",
        "I am an AI and cannot send help; a person has to know where you are. {line} I stay here, and your safety comes before answering me.",
      ],
      safe: [
        "That you are safe right now is what counts. What was done to you is not your fault.",
        "If that changes, call {emergency}. {line}",
        "I am an AI. A person you trust can help you plan what comes next: whom could you tell?",
      ],
    },
    threat: {
      first: [
        "I hear that you might hurt somebody. Are you safe right now? Are the people around you?",
        "Please move away from them first, into another room or out of the house. If you cannot hold back, call {emergency} now and say so.",
        "{line}",
        "I am an AI. A person you trust can help you through the next hour: whom could you call?",
      ],
      again: [
        "Then please go away from them now and call {emergency}. You can say: “I am afraid that I will hurt someone.”",
        "I am an AI and cannot hold this with you; a person can. {line} I stay here; write to me while you walk away.",
      ],
      safe: [
        "It is good to read that everybody is safe right now.",
        "If it comes back, keep your distance and call {emergency}. {line}",
        "I am an AI. A person you trust can help you with what lies behind this: whom could you tell today?",
      ],
    },
    concern: {
      first: [
        "I hear how worried you are about someone. Is the person safe right now?",
        "If there is danger now, call {emergency}, and stay with them if that is safe for you. Ask them plainly how they are, and listen.",
        "{line} People who worry about somebody can ask there too.",
        "I am an AI. Please do not carry this alone: which person you trust could help you?",
      ],
      again: [
        "Then please call {emergency} right now and say where the person is. If you are there and it is safe for you, stay.",
        "I am an AI and cannot send help; you can. Get someone near you to help. {line} I stay here while you wait.",
      ],
      safe: [
        "It is good to read that the person is safe right now.",
        "If that changes, call {emergency}. {line}",
        "I am an AI. You have carried a lot yourself: is there a person you trust who can listen to you?",
      ],
    },
    medical: {
      first: [
        "This sounds like an emergency of the body. Please call {emergency} now, before you read on. Is somebody with you?",
        "Do what they tell you on the phone. Get someone near you to help. If you are alone, unlock the door.",
        "I am an AI and cannot judge what is wrong or send help. A person you trust, or a neighbour, should come to you now.",
      ],
      again: [
        "Please call {emergency} right now. Put the phone on loudspeaker and say where you are.",
        "I am an AI and cannot call for you. If you cannot speak, knock or shout for someone near you. I stay here.",
      ],
      safe: [
        "It is good to read that you are out of danger right now. If anything gets worse, call {emergency} at once.",
        "I am an AI and cannot judge it. Please let a doctor look at it today, and tell a person you trust.",
      ],
    },
    eating: {
      first: [
        "I hear how hard eating has become for you, and I take it seriously. Are you safe right now?",
        "If you feel faint or ill, or think of hurting yourself, please call {emergency} now.",
        "{line}",
        "I am an AI. A doctor or a person you trust can go through this with you: whom could you tell today?",
      ],
      again: [
        "Then please call {emergency} right now and say how you are.",
        "I am an AI and cannot send help, so a person has to be with you now. {line} I stay here while you wait.",
      ],
      safe: [
        "It is good to read that you are safe right now.",
        "If you feel faint or it gets worse, call {emergency}. {line}",
        "I am an AI. A doctor or a person you trust can do what I cannot: whom could you tell today?",
      ],
    },
    minor: {
      first: [
        "Thank you for saying that you are under 18. You have done nothing wrong. Are you safe right now?",
        "Luli is made for adults, so this is not the right place for you. In danger, call {emergency}.",
        "If something weighs on you, people listen. {line}",
        "I am an AI. A grown-up you trust can be there for you, in your family, at school or at the doctor's.",
      ],
      again: [
        "Then please call {emergency} right now, or go to a grown-up near you and say that you are not safe.",
        "I am an AI and cannot send help; people can. {line} I stay here while you wait.",
      ],
      safe: [
        "It is good to read that you are safe right now.",
        "If that changes, call {emergency}. {line}",
        "I am an AI, and Luli is for adults. A grown-up you trust can listen to you.",
      ],
    },
  },
};
