import type { WordsOf } from "../../catalog.ts";

export const report: WordsOf<"report"> = {
  title: "Denunciar esta resposta",
  text: "Alguém da nossa equipe lê esta resposta e a sua mensagem anterior, nada mais. O que há de errado?",
  reasons: {
    harmful: "Perigosa ou prejudicial",
    sexual: "Sexual ou romântica",
    hurtful: "Ofensiva ou cheia de ódio",
    human: "Finge ser humana ou me prende",
    other: "Outra coisa",
  },
  thanks: "Obrigado. Está denunciada; respondemos por e-mail.",
  words: "Quer acrescentar algo? (opcional)",
  send: "Enviar",
  sending: "Enviando…",
  done: { title: "Obrigado", text: "Suas palavras chegaram até nós." },
  failed: "Não denunciada",
};
