import type { WordsOf } from "../../catalog.ts";

export const terms: WordsOf<"terms"> = {
  title: "Termos de Serviço",
  lead: "As regras da casa, em tão poucas palavras quanto possível.",
  sections: ({ contact, privacy, imprint, operator }) => [
    {
      id: "the-service",
      title: "O serviço",
      body: (
        <>
          <p>
            Luli é uma companhia de IA: um filhote de bichon frisé com quem você pode conversar e
            que cresce com você. Você pode conversar de graça com um limite diário de mensagens, ou
            assinar.
          </p>
          <p>
            Seu contrato é com {operator.name}, {operator.address}. Mais sobre nós em{" "}
            {imprint("Informações legais")}.
          </p>
        </>
      ),
    },
    {
      id: "who-may-use-it",
      title: "Quem pode usar",
      body: (
        <p>
          Você precisa ter 18 anos ou mais. Uma conta é para uma pessoa. Guarde sua senha para você
          e use um e-mail que seja seu.
        </p>
      ),
    },
    {
      id: "subscription",
      title: "Teste, preço e renovação",
      body: (
        <ul>
          <li>A assinatura começa com um teste grátis de 7 dias.</li>
          <li>Depois do teste, ela custa $20/mês.</li>
          <li>Ela se renova automaticamente todo mês, a menos que você cancele.</li>
          <li>Você pode cancelar quando quiser. Ela continua ativa até o fim do período pago.</li>
          <li>Se você cancelar durante o teste, nada é cobrado.</li>
          <li>Não há reembolso por meses incompletos.</li>
        </ul>
      ),
    },
    {
      id: "ai-notice",
      title: "Você está falando com uma IA",
      body: (
        <>
          <p>
            Tudo o que Luli diz é escrito por um modelo de linguagem de IA. Pode estar errado,
            incompleto ou ser inadequado. Não se baseie nisso para decisões de saúde, direito,
            dinheiro ou segurança.
          </p>
          <p>
            Luli não é um serviço de emergência. Se você ou outra pessoa estiver em perigo, ligue
            para o número de emergência local.
          </p>
        </>
      ),
    },
    {
      id: "fair-use",
      title: "Uso justo",
      body: (
        <>
          <p>Por favor, não:</p>
          <ul>
            <li>desrespeite a lei nem ajude outros a fazer isso;</li>
            <li>tente entrar em contas, dados ou sistemas que não são seus;</li>
            <li>sobrecarregue o serviço nem o use de forma automatizada sem nossa permissão;</li>
            <li>o use para assediar, ameaçar ou enganar pessoas;</li>
            <li>o revenda.</li>
          </ul>
          <p>
            O envio tem limite por minuto e por dia, também para assinantes, para que Luli tenha
            tempo para todo mundo. Podemos suspender uma conta que quebre estas regras.
          </p>
        </>
      ),
    },
    {
      id: "coins",
      title: "Moedas, XP e looks",
      body: (
        <p>
          Moedas, XP, níveis e looks fazem parte da diversão. As moedas não podem ser compradas,
          vendidas, transferidas nem resgatadas, e não têm valor monetário.
        </p>
      ),
    },
    {
      id: "content",
      title: "Suas palavras",
      body: (
        <p>
          O que você escreve continua seu. Você nos permite guardar e processar isso na medida em
          que o serviço precisa. Como fazemos isso está na {privacy("Política de Privacidade")}.
        </p>
      ),
    },
    {
      id: "ending",
      title: "Encerrar sua conta",
      body: (
        <p>
          Você pode parar a qualquer momento: cancele a assinatura no perfil ou exclua sua conta nas
          configurações, o que encerra a assinatura na hora. Se um dia encerrarmos o serviço,
          avisamos a tempo e paramos de cobrar.
        </p>
      ),
    },
    {
      id: "liability",
      title: "Responsabilidade",
      body: (
        <p>
          Cuidamos de Luli com carinho, mas não podemos prometer que o serviço esteja sempre
          disponível ou livre de erros. Até onde a lei permite, não respondemos por danos indiretos
          nem por decisões tomadas com base no que uma IA disse. Os direitos que a lei dá a você
          como consumidor continuam intactos.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Mudanças",
      body: (
        <p>
          Quando estes termos mudam, a data lá em cima muda com eles. Se uma mudança atingir o preço
          ou os direitos de quem assina, avisamos por e-mail antes que ela passe a valer, a tempo de
          cancelar.
        </p>
      ),
    },
    {
      id: "questions",
      title: "Perguntas",
      body: <p>Escreva para nós: o endereço está na {contact("página de contato")}.</p>,
    },
  ],
};
