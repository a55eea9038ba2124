import type { WordsOf } from "../../catalog.ts";

export const privacy: WordsOf<"privacy"> = {
  title: "Política de Privacidade",
  lead: "O que sabemos sobre você, por quê, por quanto tempo e o que você pode fazer.",
  sections: ({ contact, imprint, operator, processors, kept }) => [
    {
      id: "controller",
      title: "Quem é responsável",
      body: (
        <>
          <p>
            O controlador é {operator.name}, {operator.address}. Mais sobre nós em{" "}
            {imprint("Informações legais")}.
          </p>
          <p>Para tudo sobre os seus dados, escreva para {operator.privacy_email}.</p>
        </>
      ),
    },
    {
      id: "what-we-store",
      title: "O que guardamos",
      body: (
        <ul>
          <li>
            <strong>Sua conta:</strong> seu e-mail, o nome que você nos diz e seu fuso horário. Se
            você entra com senha, guardamos apenas um hash dela. Se entra com o Google, guardamos o
            identificador da sua conta Google, o endereço da foto de perfil e os tokens que o Google
            emite para a entrada.
          </li>
          <li>
            <strong>Suas conversas:</strong> cada mensagem que você envia e cada resposta de Luli,
            com a hora.
          </li>
          <li>
            <strong>Seus filhotes e seu progresso:</strong> nomes, humores, níveis, XP, felicidade,
            moedas e como você as ganhou ou gastou.
          </li>
          <li>
            <strong>Suas configurações:</strong> notificações, sons, voz, idioma e tema.
          </li>
          <li>
            <strong>O estado da sua assinatura:</strong> se existe e quando termina o teste ou o
            período pago. Nunca vemos nem guardamos o número do seu cartão.
          </li>
          <li>
            <strong>O que você nos escreve:</strong> o nome, o e-mail, o assunto e a mensagem da
            página de contato.
          </li>
          <li>
            <strong>Registros técnicos:</strong> de cada navegador conectado, o endereço IP, o
            agente de usuário e a hora; quantas mensagens você enviou hoje; contadores de curta
            duração contra abuso; e registros do servidor, que nunca contêm o que você ou Luli
            disseram.
          </li>
        </ul>
      ),
    },
    {
      id: "why",
      title: "Por que guardamos",
      body: (
        <>
          <p>
            Para você poder entrar, para mostrar suas conversas, para Luli responder com contexto,
            para guardar o progresso do seu filhote, para oferecer o plano que você escolheu, para
            responder quando você nos escreve, para enviar um e-mail semanal se você ligar
            “Novidades por e-mail”, e para proteger o serviço contra abuso. É só isso.
          </p>
          <p>
            A lei exige uma base legal para cada uso (na UE: RGPD, artigos 6 e 9; no Brasil: LGPD).
            As nossas são:
          </p>
          <ul>
            <li>
              <strong>O contrato com você:</strong> sua conta, suas conversas e seus filhotes, seu
              plano e o pagamento, e os e-mails que fazem parte deles;
            </li>
            <li>
              <strong>Seu consentimento:</strong> o e-mail semanal, as notificações e o que você
              decide contar a Luli sobre sua saúde, sua fé ou sua sexualidade, lembrado só quando
              você pede. Você pode retirá-lo quando quiser: nas configurações ou pedindo para a Luli
              esquecer;
            </li>
            <li>
              <strong>Nosso interesse legítimo:</strong> a proteção contra abuso, os registros, e
              que haja só um teste grátis por pessoa;
            </li>
            <li>
              <strong>A lei:</strong> as faturas e o que as autoridades podem exigir.
            </li>
          </ul>
          <p>
            Não vendemos seus dados, não mostramos publicidade, e nestas páginas não há scripts de
            análise ou rastreamento de outras empresas. Nossos e-mails não nos dizem se você os
            abriu.
          </p>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli é uma IA",
      body: (
        <>
          <p>
            As respostas de Luli são escritas por um modelo de linguagem de IA, não por uma pessoa
            nem por um cachorro. Para obter uma resposta, sua mensagem, a parte recente da conversa,
            seu nome e o nome, o humor e o nível do seu filhote são enviados ao modelo que este
            serviço está configurado para usar. Quem opera esse modelo os processa em nosso nome.
          </p>
          <p>
            Quando Luli lê uma resposta em voz alta, quem fala é o seu próprio aparelho, e o texto
            não é enviado a ninguém. Você pode desligar isso nas configurações.
          </p>
          <p>
            Quando você fala em vez de escrever, seu navegador transforma a fala em texto: no seu
            aparelho, se puder; se não, enviando sua voz ao fabricante dele. Perguntamos antes. Luli
            recebe só o texto, quando você o envia.
          </p>
          <p>
            As respostas podem estar erradas. Luli não exerce medicina, direito nem terapia. Não
            conte a Luli senhas, números de cartão nem nada que você não queira ver guardado.
          </p>
        </>
      ),
    },
    {
      id: "who-else",
      title: "Quem mais vê",
      body: (
        <>
          <p>Só quem é preciso para o serviço funcionar, e só o necessário:</p>
          <ul>
            <li>
              nossa equipe: sua conta, seu plano, seu progresso e o que você nos escreve. Nossa
              página de administração não mostra a ninguém o que você e Luli disseram, exceto uma
              resposta que você denuncia: essa resposta e a sua mensagem anterior. Cada consulta a
              uma conta ou a uma denúncia fica em um registro que não pode ser alterado;
            </li>
            <li>
              {processors.hosting}: hospeda nossos servidores e o banco de dados: tudo o que
              guardamos;
            </li>
            <li>{processors.model}: opera o modelo de IA: as conversas, como descrito acima;</li>
            <li>
              {processors.safety}: decide se alguém está em perigo, quando a nossa própria
              verificação suspeita: suas últimas mensagens, sem seu nome;
            </li>
            <li>
              {processors.mail}: entrega nossos e-mails: seu endereço e os e-mails que enviamos a
              você;
            </li>
            <li>{processors.google}: identifica você, se você escolher entrar com o Google;</li>
            <li>
              {processors.payments}: recebe os pagamentos, se você assinar: cuida por conta própria
              dos dados do cartão;
            </li>
            <li>
              {processors.passwords}: busca senhas vazadas: cinco caracteres do hash da senha que
              você escolhe;
            </li>
            <li>
              o fabricante do seu navegador, se você ligar as notificações: ele as entrega sem poder
              ler.
            </li>
          </ul>
          <p>Só entregamos dados a autoridades quando a lei nos obriga.</p>
        </>
      ),
    },
    {
      id: "transfers",
      title: "Outros países",
      body: (
        <p>
          Alguns trabalham em outros países, também fora do Espaço Econômico Europeu. Os dados só
          vão para lá com base em uma decisão de que o país os protege o bastante, ou nas cláusulas
          contratuais-padrão da Comissão Europeia. Escreva para nós para receber uma cópia.
        </p>
      ),
    },
    {
      id: "cookies",
      title: "Cookies e armazenamento no seu navegador",
      body: (
        <p>
          Usamos um cookie: ele mantém sua sessão aberta e nenhum script consegue lê-lo. Durante a
          entrada com o Google existe um segundo, de curta duração, que protege esse passo. Seu
          navegador também lembra seu tema e, por no máximo um dia, que você estava a caminho do
          pagamento. Nada disso segue você em outros sites. Contamos quantas vezes nossa página
          inicial é aberta, só como um número: nada sobre você é guardado para isso, e um navegador
          que pede para não ser rastreado não é contado.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "Por quanto tempo guardamos",
      body: (
        <>
          <p>
            Sua conta, suas conversas e seu progresso ficam até você apagá-los, porque Luli é uma
            amizade à qual você pode voltar.
          </p>
          <p>Os links para confirmar um endereço ou trocar a senha expiram sozinhos. Além disso:</p>
          <ul>
            <li>
              <strong>Sessões:</strong> no máximo {kept.session}, sem uso {kept.unusedSession};
            </li>
            <li>
              <strong>O que você nos escreve</strong> na página de contato: {kept.contactMessage},
              ou até a conta com o mesmo endereço ser excluída;
            </li>
            <li>
              <strong>O registro de segurança</strong> de entradas e pedidos recusados, com o
              endereço de rede encurtado: {kept.securityEvent};
            </li>
            <li>
              <strong>Um e-mail que não pôde ser entregue:</strong> {kept.mail}. E-mails entregues
              são apagados em mais ou menos uma hora.
            </li>
          </ul>
          <p>
            Excluir uma conta encerra a assinatura na hora e remove tudo o que pertence a ela, em
            geral em um minuto. O que fica não contém nomes: um hash do endereço, para que haja só
            um teste grátis por pessoa. O que a lei nos obriga a guardar, como faturas, é mantido
            pelo tempo exigido. O registro das nossas consultas também fica: ele guarda números de
            contas, sem nomes.
          </p>
        </>
      ),
    },
    {
      id: "your-rights",
      title: "Como obter, corrigir ou apagar",
      body: (
        <p>
          Nas configurações, um botão baixa tudo o que guardamos sobre você, e outro exclui sua
          conta com tudo o que há nela. Seu nome e seu e-mail você corrige no perfil. Para o resto,
          escreva para nós do e-mail da sua conta: o nosso está na {contact("página de contato")}.
          Você também pode se opor a um uso dos seus dados e reclamar à sua autoridade de proteção
          de dados.
        </p>
      ),
    },
    {
      id: "security",
      title: "Como protegemos",
      body: (
        <p>
          As senhas são guardadas como hash, as sessões podem ser encerradas, cada pedido de dados é
          conferido com a conta a que pertencem, e a conexão é criptografada sempre que o serviço é
          acessado por https. Nenhum sistema é perfeitamente seguro: se algo acontecer com seus
          dados, avisamos você.
        </p>
      ),
    },
    {
      id: "adults",
      title: "Para adultos",
      body: (
        <p>
          Luli é para pessoas com 18 anos ou mais. Ao criar a conta, você confirma que é o seu caso.
          Se você acha que um menor usa Luli, avise pela {contact("página de contato")}, e
          excluiremos a conta.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Mudanças",
      body: (
        <p>
          Quando esta política muda, a data lá em cima muda com ela. Se a mudança for mais do que de
          redação, avisamos por e-mail antes que ela passe a valer.
        </p>
      ),
    },
  ],
};
