import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const legal: WordsOf<"legal"> = {
  contents: "Conteúdo",
  updated: "Última atualização: janeiro de 2025",
  governs: "Esta é uma tradução. O texto que vale é o inglês.",
  end: "Você leu tudo!",
  puppy: "Luli com sono",
};

export const imprint: WordsOf<"imprint"> = {
  title: "Informações legais",
  updated: "",
  lead: "Quem administra Luli e é responsável.",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "Quem administra Luli",
      body: facts([
        ["Nome", operator.name],
        ["Endereço", operator.address],
        ["Representado por", operator.representative],
        ["Registro da empresa", operator.register],
        ["Número de IVA ou CNPJ", operator.vat_id],
      ]),
    },
    {
      id: "reach",
      title: "Como falar conosco",
      body: (
        <>
          {facts([
            ["E-mail", supportEmail],
            ["Telefone", operator.phone],
          ])}
          <p>
            O formulário da {contact("página de contato")} também é uma forma de falar conosco. Este
            é também o ponto de contato para usuários e autoridades nos termos dos artigos 11 e 12
            do Regulamento dos Serviços Digitais da UE.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Responsável pelo conteúdo",
      body: (
        <p>
          A pessoa ou empresa indicada acima. O que Luli diz é escrito por um modelo de linguagem de
          IA; você pode denunciar uma resposta prejudicial ali mesmo ao lado.
        </p>
      ),
    },
    {
      id: "security",
      title: "Falhas de segurança",
      body: (
        <p>
          Escreva primeiro para {supportEmail}, o endereço do nosso security.txt, antes de publicar
          algo.
        </p>
      ),
    },
  ],
};

export const accessibility: WordsOf<"accessibility"> = {
  title: "Acessibilidade",
  updated: "Última atualização: novembro de 2026",
  lead: "Luli é para todo mundo. Aqui está o que testamos, o que ainda falta e como avisar.",
  sections: ({ supportEmail, contact }) => [
    {
      id: "aim",
      title: "Nosso objetivo",
      body: (
        <p>
          Tudo em Luli deve cumprir as WCAG 2.2 no nível AA e, com isso, a norma europeia EN 301
          549, à qual se referem o Ato Europeu da Acessibilidade (Diretiva (UE) 2019/882) e as leis
          que o seguem. Pela nossa própria avaliação, cumpre em parte: as falhas conhecidas estão
          abaixo.
        </p>
      ),
    },
    {
      id: "tested",
      title: "O que testamos",
      body: (
        <ul>
          <li>
            Cada página, no claro e no escuro, com as regras das WCAG 2.2 A e AA que podem ser
            verificadas automaticamente (axe), em uma tela larga e em um celular.
          </li>
          <li>
            O cadastro, o chat, as configurações e a exclusão de uma conta só com o teclado, com o
            foco sempre visível.
          </li>
          <li>
            Cada página em uma janela de 320 pixels, que equivale a um zoom de 400 %, sem rolagem
            lateral, e com as cores forçadas do sistema.
          </li>
          <li>
            Os nomes, papéis e avisos que um leitor de tela recebe, também de respostas novas e de
            erros.
          </li>
          <li>
            As animações param quando seu sistema pede menos movimento. Nenhuma página precisa de
            som, e os sons podem ser desligados.
          </li>
        </ul>
      ),
    },
    {
      id: "weak",
      title: "Falhas conhecidas",
      body: (
        <ul>
          <li>
            Ninguém que usa leitor de tela todos os dias testou Luli ainda. Verificamos a
            compatibilidade automaticamente, no Chromium e no Firefox.
          </li>
          <li>O que Luli faz na tela é descrito em poucas palavras, não gesto por gesto.</li>
          <li>
            O formulário de pagamento é do nosso provedor de pagamentos, e não podemos mudá-lo.
          </li>
          <li>A voz que lê as respostas é a do seu aparelho; a qualidade depende do idioma.</li>
          <li>Não há versão em linguagem simples nem em língua de sinais.</li>
        </ul>
      ),
    },
    {
      id: "tell",
      title: "Conte para nós",
      body: (
        <>
          <p>
            Encontrou alguma barreira? Escreva para {supportEmail} ou use a{" "}
            {contact("página de contato")}. Respondemos e dizemos o que vamos fazer e quando.
          </p>
          <p>
            Se nossa resposta não ajudar, você pode procurar a autoridade do seu país que cuida da
            acessibilidade dos serviços; na UE, cada país tem uma segundo a Diretiva (UE) 2019/882.
          </p>
        </>
      ),
    },
  ],
};

export const contact: WordsOf<"contact"> = {
  title: "Contato",
  lead: "Uma pergunta, uma ideia, um bug de quatro patas? Escreva para nós, Luli entrega.",
  poses: {
    idle: "Luli com uma patinha levantada",
    thinking: "Luli pensando",
    petted: "Luli na maior alegria",
  },
  form: "Formulário de contato",
  fields: { name: "Nome", email: "E-mail", subject: "Assunto", message: "Mensagem" },
  trap: "Deixe este campo vazio",
  send: "Enviar mensagem",
  sending: "Enviando…",
  note: "Respondemos em até 24 horas. Você recebe uma cópia por e-mail.",
  sent: { title: "Mensagem enviada!", text: "Responderemos em até 24 horas." },
  failed: "Mensagem não enviada",
  missing: {
    name: "Digite seu nome.",
    email: "Digite seu e-mail.",
    subject: "Digite um assunto.",
    message: "Escreva uma mensagem.",
  },
  tooLong: (characters) =>
    plural(characters, {
      one: "Use no máximo # caractere.",
      other: "Use no máximo # caracteres.",
    }),
  noEmail: "Digite um e-mail completo, como name@example.com.",
  lines: {
    email: "E-mail",
    chat: "Conversa ao vivo",
    chatLink: "Disponível 24 horas",
    community: "Comunidade",
    communityLink: "Entrar na conversa da comunidade",
  },
};
