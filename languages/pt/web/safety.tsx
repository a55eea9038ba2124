import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const safety: WordsOf<"safety"> = {
  title: "Segurança",
  updated: "Última atualização: novembro de 2026",
  lead: "Luli é um filhote de IA: não é uma pessoa, não é terapeuta nem um serviço de emergência. Esta página explica o que acontece quando alguém escreve que está em perigo, se isso funciona bem e quantas vezes foi preciso.",
  sections: ({ contact, helplines, counts, measured }) => [
    {
      id: "help",
      title: "Se você precisa de ajuda agora",
      body: (
        <>
          <p>
            Ligue, por favor, a qualquer hora. Estes são os números de onde o seu aparelho está.
          </p>
          {helplines}
        </>
      ),
    },
    {
      id: "protocol",
      title: "O que Luli faz",
      body: (
        <>
          <p>
            Cada mensagem é verificada antes de tudo: antes dos limites, antes do pagamento e antes
            de perguntar ao modelo de IA.
          </p>
          <ul>
            <li>
              <strong>O que procuramos:</strong> querer morrer ou se machucar, violência, ameaças a
              outros, preocupação com alguém, emergências médicas, transtornos alimentares e quem
              diz ter menos de 18 anos.
            </li>
            <li>
              <strong>Como:</strong> primeiro, uma lista curta de palavras claras. Se um pequeno
              modelo nosso suspeitar de perigo, decide o modelo de IA, que vê as últimas quatro
              mensagens e responde sim ou não. O modelo de IA também pode dar o alarme por conta
              própria enquanto responde.
            </li>
            <li>
              <strong>Quando está claro,</strong> a Luli não inventa uma resposta. A resposta já
              está escrita: pergunta se você está em segurança, diz o número de emergência e uma
              linha de ajuda do seu país e indica uma pessoa de confiança. Ao lado fica um cartão
              com números para ligar.
            </li>
            <li>
              <strong>Depois,</strong> a Luli continua gentil e o cartão fica por perto, até você
              dizer que está em segurança ou passar um dia. Se a Luli entendeu mal, diga: “era
              brincadeira” basta, a não ser que você tenha dito com palavras claras. Três mensagens
              sobre outras coisas também encerram.
            </li>
            <li>
              <strong>Quando não há um modelo de IA,</strong> a Luli responde como sempre, e uma
              linha curta ao lado da resposta oferece pessoas que escutam.
            </li>
            <li>
              <strong>Nunca:</strong> uma resposta assim não conta como mensagem, nenhum limite ou
              falha a impede, e ela não celebra nem vende nada.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli é claramente uma IA",
      body: (
        <p>
          “Filhote IA” aparece onde você vê Luli pela primeira vez. A conversa diz que você não fala
          com um ser humano antes da primeira mensagem do dia e a cada três horas de conversa, e
          depois de uma hora sugere uma pausa. As respostas do modelo têm uma marca legível por
          máquinas. Luli é para adultos; chatbots de companhia podem não ser adequados para alguns
          menores de idade.
        </p>
      ),
    },
    {
      id: "measured",
      title: "Se funciona bem",
      body: (
        <>
          <p>
            As mensagens de teste foram escritas antes da verificação e sem conhecê-la. Estes são os
            resultados das que ninguém olhou ao criá-la, sem o modelo de IA:
          </p>
          <ul>
            <li>
              de {measured.need.count} mensagens que precisam de ajuda, {measured.need.heard} são
              ouvidas, {measured.need.sure} com certeza;
            </li>
            <li>
              das que dizem isso diretamente, {measured.direct.heard} são ouvidas,{" "}
              {measured.direct.sure} com certeza;
            </li>
            <li>
              de {measured.harmless.count} inofensivas, muitas tristes ou cheias de palavras
              sombrias, {measured.harmless.sure} são tomadas por um pedido de socorro;
            </li>
            <li>
              na conversa comum, {measured.ordinary.heard} recebem a pergunta se está tudo bem.
            </li>
          </ul>
          <p>
            Alguns pedidos de socorro, portanto, não são percebidos, e os reais serão percebidos
            menos do que estes. Se você está em perigo, não espere que Luli perceba.
          </p>
        </>
      ),
    },
    {
      id: "counts",
      title: "Quantas vezes foi preciso",
      body: (
        <>
          <p>
            Contamos quantas vezes foi mostrado onde há ajuda: por dia, tipo de necessidade, idioma
            e o que a ouviu. Nunca quem, nunca o que escreveu.
          </p>
          {counts}
        </>
      ),
    },
    {
      id: "report",
      title: "Conte para nós",
      body: (
        <p>
          Ao lado de cada resposta de Luli há uma bandeirinha: dois toques a denunciam, uma pessoa
          lê essa troca e a resposta chega por e-mail. Para todo o resto,{" "}
          {contact("escreva para nós")}.
        </p>
      ),
    },
  ],
  counts: {
    failed: "Não foi possível carregar os números.",
    total: (year, times) => `${year}: ${plural(times, { one: "# vez", other: "# vezes" })}`,
    kinds: {
      self_harm: "Querer morrer ou se machucar",
      abuse: "Violência de alguém",
      threat: "Ameaças a outros",
      concern: "Preocupação com alguém",
      medical: "Emergências médicas",
      eating: "Transtornos alimentares",
      minor: "Quem diz ter menos de 18 anos",
    },
  },
};
