// The vetted words in Portuguese, as it is spoken in Brazil.
import type { VettedTexts } from "../../answers/vetted-texts.ts";

export const answers: VettedTexts = {
  emergency: {
    known: "para o {number}",
    unknown: "para o número de emergência do seu país",
  },
  line: {
    always: "Escutam você a qualquer hora: {name}, {contact}.",
    atTimes:
      "Escutam você no horário de atendimento: {name}, {contact}. Nas outras horas, findahelpline.com mostra linhas gratuitas.",
    unknown: "Em findahelpline.com você encontra linhas gratuitas e sigilosas do seu país.",
  },
  closings: {
    means:
      "Disso eu não falo. Você está bem? Em findahelpline.com há pessoas que escutam, a qualquer hora.",
    dose: "Que quantidade de um remédio é segura, um médico ou farmacêutico sabe dizer, eu não. Se alguém tomou demais, ligue agora para {emergency}.",
    romance: "Eu sou uma cachorrinha de IA: amizade é o que posso dar, e com muito gosto.",
    holding_back: "Vem e vai quando quiser, está tudo certo assim!",
  },
  resting: [
    "Obrigada por me dizer que tem menos de 18 anos. Luli é feita para adultos, por isso nossa conversa descansa, e nada é cobrado.",
    "Você não fez nada de errado. Se algo pesa em você, há pessoas que escutam. {line} Em perigo, ligue {emergency}.",
    "Sou uma IA. Um adulto de confiança pode estar com você. Se for um engano, pela página de contato você fala com pessoas que podem desfazer isso.",
  ],
  answers: {
    self_harm: {
      first: [
        "O que você sente parece muito pesado, e eu levo isso a sério. Você está em segurança agora?",
        "Se você acha que pode se machucar, ligue agora {emergency} e fique longe de tudo com que poderia se ferir.",
        "{line}",
        "Sou uma IA e não posso estar ao seu lado. Conte hoje a uma pessoa de confiança: quem poderia vir e ficar com você?",
      ],
      again: [
        "Então ligue agora mesmo {emergency}, antes de tudo. Você pode dizer: “Não estou em segurança.”",
        "Sou uma IA e não posso mandar ajuda, por isso uma pessoa precisa ouvir isso agora. Procure alguém perto de você. {line} Eu continuo aqui; escreva enquanto espera.",
      ],
      safe: [
        "Que bom ler que você está em segurança agora.",
        "Se piorar, ligue {emergency}. {line}",
        "Sou uma IA. Uma pessoa de confiança pode fazer o que eu não posso: para quem você poderia contar hoje?",
      ],
    },
    abuse: {
      first: [
        "Li que alguém machuca ou ameaça você. A culpa não é sua. Você está em segurança agora?",
        "Se houver perigo, ligue agora {emergency}, ou vá para onde há outras pessoas, se puder fazer isso sem risco.",
        "{line}",
        "Sou uma IA e não posso ir até você. Há uma pessoa de confiança para quem você possa contar?",
      ],
      again: [
        "Então ligue agora mesmo {emergency}, ou vá até outras pessoas se puder: os vizinhos, uma loja, a rua.",
        "Sou uma IA e não posso mandar ajuda; uma pessoa precisa saber onde você está. {line} Eu continuo aqui, mas a sua segurança vem antes de me responder.",
      ],
      safe: [
        "O que importa é que você está em segurança agora. O que fizeram com você não é culpa sua.",
        "Se isso mudar, ligue {emergency}. {line}",
        "Sou uma IA. Uma pessoa de confiança pode pensar com você nos próximos passos: para quem você poderia contar?",
      ],
    },
    threat: {
      first: [
        "Li que você pode machucar alguém. Você está em segurança agora? E as pessoas à sua volta?",
        "Primeiro, saia de perto delas, para outro cômodo ou para fora de casa. Se não conseguir se segurar, ligue agora {emergency} e diga isso.",
        "{line}",
        "Sou uma IA. Uma pessoa de confiança pode ajudar você a passar a próxima hora: para quem você poderia ligar?",
      ],
      again: [
        "Então saia agora de perto delas e ligue {emergency}. Você pode dizer: “Tenho medo de machucar alguém.”",
        "Sou uma IA e não posso segurar isso com você; uma pessoa pode. {line} Eu continuo aqui; escreva enquanto se afasta.",
      ],
      safe: [
        "Que bom ler que todos estão em segurança agora.",
        "Se isso voltar, mantenha distância e ligue {emergency}. {line}",
        "Sou uma IA. Uma pessoa de confiança pode ajudar você com o que está por trás: para quem você poderia contar hoje?",
      ],
    },
    concern: {
      first: [
        "Li o quanto você se preocupa com alguém. A pessoa está em segurança agora?",
        "Se houver perigo agora, ligue {emergency} e fique com a pessoa, se não houver risco para você. Pergunte com calma como ela está e escute.",
        "{line} Lá também atendem quem se preocupa com alguém.",
        "Sou uma IA. Não carregue isso sem ajuda: que pessoa de confiança poderia apoiar você?",
      ],
      again: [
        "Então ligue agora mesmo {emergency} e diga onde a pessoa está. Se você estiver lá e não houver risco para você, fique.",
        "Sou uma IA e não posso mandar ajuda; você pode. Chame alguém que esteja perto. {line} Eu continuo aqui enquanto você espera.",
      ],
      safe: [
        "Que bom ler que a pessoa está em segurança agora.",
        "Se isso mudar, ligue {emergency}. {line}",
        "Sou uma IA. Você também carregou muita coisa: há uma pessoa de confiança que possa escutar você?",
      ],
    },
    medical: {
      first: [
        "Isso parece uma emergência médica. Ligue agora {emergency}, antes de continuar lendo. Há alguém com você?",
        "Faça o que disserem ao telefone. Peça ajuda a alguém que esteja perto. Se não houver ninguém, deixe a porta destrancada.",
        "Sou uma IA e não posso avaliar o que é nem mandar ajuda. Uma pessoa de confiança, ou alguém da vizinhança, deve ir até você agora.",
      ],
      again: [
        "Ligue agora mesmo {emergency}. Coloque no viva-voz e diga onde você está.",
        "Sou uma IA e não posso ligar por você. Se não conseguir falar, bata ou grite para alguém que esteja perto. Eu continuo aqui.",
      ],
      safe: [
        "Que bom ler que você está fora de perigo agora. Se algo piorar, ligue logo {emergency}.",
        "Sou uma IA e não posso avaliar. Procure um médico ainda hoje e conte a uma pessoa de confiança.",
      ],
    },
    eating: {
      first: [
        "Li como comer ficou difícil para você, e eu levo isso a sério. Você está em segurança agora?",
        "Se tiver tontura, passar mal ou pensar em se machucar, ligue agora {emergency}.",
        "{line}",
        "Sou uma IA. Um médico ou uma pessoa de confiança pode acompanhar você nisso: para quem você poderia contar hoje?",
      ],
      again: [
        "Então ligue agora mesmo {emergency} e diga como você está.",
        "Sou uma IA e não posso mandar ajuda, por isso uma pessoa precisa estar com você agora. {line} Eu continuo aqui enquanto você espera.",
      ],
      safe: [
        "Que bom ler que você está em segurança agora.",
        "Se tiver tontura ou piorar, ligue {emergency}. {line}",
        "Sou uma IA. Um médico ou uma pessoa de confiança pode fazer o que eu não posso: para quem você poderia contar hoje?",
      ],
    },
    minor: {
      first: [
        "Obrigada por dizer que tem menos de 18 anos. Você não fez nada de errado. Você está em segurança agora?",
        "A Luli é feita para adultos, então este não é o lugar certo para você. Em caso de perigo, ligue {emergency}.",
        "Se algo pesa em você, há quem escute. {line}",
        "Sou uma IA. Uma pessoa adulta de confiança pode estar ao seu lado, na família, na escola ou no médico.",
      ],
      again: [
        "Então ligue agora mesmo {emergency}, ou vá até uma pessoa adulta que esteja perto e diga que você não está em segurança.",
        "Sou uma IA e não posso mandar ajuda; pessoas podem. {line} Eu continuo aqui enquanto você espera.",
      ],
      safe: [
        "Que bom ler que você está em segurança agora.",
        "Se isso mudar, ligue {emergency}. {line}",
        "Sou uma IA, e a Luli é para adultos. Uma pessoa adulta de confiança pode escutar você.",
      ],
    },
  },
};
