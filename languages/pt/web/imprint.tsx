import type { WordsOf } from "../../catalog.ts";

export const imprint: WordsOf<"imprint"> = {
  title: "Quem somos",
  updated: "",
  lead: "Quem cuida de Luli e responde por isso.",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "Quem cuida de Luli",
      body: facts([
        ["Nome", operator.name],
        ["Endereço", operator.address],
        ["Representado por", operator.representative],
        ["Registro", operator.register],
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
            O formulário da {contact("página de contato")} também chega até nós. Este é também o
            ponto de contato para usuários e autoridades nos termos dos artigos 11 e 12 do
            Regulamento dos Serviços Digitais da UE.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Responsável pelo conteúdo",
      body: (
        <p>
          Quem está indicado acima. O que Luli diz é escrito por um modelo de linguagem de IA; uma
          resposta que não deveria ficar assim pode ser denunciada ali mesmo ao lado.
        </p>
      ),
    },
    {
      id: "security",
      title: "Falhas de segurança",
      body: (
        <p>
          Escreva primeiro para {supportEmail}, o endereço do nosso security.txt, antes de contar em
          outro lugar.
        </p>
      ),
    },
  ],
};
