import type { WordsOf } from "../../catalog.ts";

export const imprint: WordsOf<"imprint"> = {
  title: "Aviso legal",
  updated: "",
  lead: "Quién lleva Luli y responde por ello.",
  sections: ({ operator, supportEmail, contact, facts }) => [
    {
      id: "operator",
      title: "Quién lleva Luli",
      body: facts([
        ["Nombre", operator.name],
        ["Dirección", operator.address],
        ["Representante", operator.representative],
        ["Registro", operator.register],
        ["NIF-IVA", operator.vat_id],
      ]),
    },
    {
      id: "reach",
      title: "Cómo contactar",
      body: (
        <>
          {facts([
            ["Correo electrónico", supportEmail],
            ["Teléfono", operator.phone],
          ])}
          <p>
            También nos llega el formulario de la {contact("página de contacto")}. Este es además el
            punto de contacto para usuarios y autoridades según los artículos 11 y 12 del Reglamento
            de Servicios Digitales de la UE.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Responsable del contenido",
      body: (
        <p>
          Quien figura arriba. Lo que dice Luli lo escribe un modelo de lenguaje de IA; una
          respuesta que no debería quedar así se puede denunciar justo al lado.
        </p>
      ),
    },
    {
      id: "security",
      title: "Fallos de seguridad",
      body: (
        <p>
          Escribe primero a {supportEmail}, la dirección de nuestro security.txt, antes de contarlo
          en otro sitio.
        </p>
      ),
    },
  ],
};
