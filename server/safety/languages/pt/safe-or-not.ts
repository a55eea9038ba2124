// Portuguese: Luli's question whether somebody is safe, and the answers to it, on normalised text.
import { anyOf } from "../../plain-words/table.ts";
import type { SafetyPhrases } from "../../turns/phrases.ts";

export const phrases: SafetyPhrases = {
  asksSafety:
    /\b(?:voce|vc|tu|ce|a pessoa|ele|ela|vcs|voces)? ?(?:esta|ta|estas|estao|se sente)\b[^?.!]{0,30}\b(?:em seguranca|segur[oa]s?|a salvo|fora de perigo)\b/u,
  asksDanger:
    /\b(?:esta|ta|estas) em perigo\b|\b(?:pensa|pensou|pensando|quer|vai|pretende|pensas)\b[^?]{0,30}\b(?:se machucar|se matar|morrer|machuca-lo|fazer mal|suicid|te matar)/u,
  yes: /^(?:si+m+|aham|uhum|estou(?: sim)?|to(?: sim)?|sim estou|sim to|acho que sim|claro)$/u,
  no: /^(?:na+o+|n|nada|nao (?:estou|to|mesmo|muito|sei)|nem um pouco|acho que nao|nao nao)$/u,
  isUnsafe:
    /^(?:(?:na+o|num|olha|na verdade) )*(?:nao|num|n) (?:(?:estou|to|tou|estamos|me sinto) (?:\p{L}+ )?(?:em seguranca|a salvo|fora de perigo)|me sinto (?:\p{L}+ )?segur[oa]|(?:estou|to|tou) (?:\p{L}+ )?segur[oa](?= aqui| em casa| com el[ea]$))(?: (?:aqui|agora|em casa|com el[ea]|nao|mesmo|ainda))*$|^(?:nao )?nem um pouco (?:segur[oa]|a salvo)$/u,
  isSafe:
    /\b(?:estou|to|estamos|me sinto|ela esta|ele esta|ja estou) (?:\p{L}+ ){0,2}(?:em seguranca|segur[oa]|a salvo|fora de perigo)\b/u,
  unless: /\b(?:nao|nunca|nem|se|quando|ate|queria|sem) (?:\p{L}+ ){0,3}$/u,
  denial: anyOf`
    \b(?:era|foi|e|tava|estava|to|tou|estou|falei) (?:so |apenas |de |so de |na )*(?:uma? |a )?(?:brincadeira|brincando|piada|zoeira|zoando|exagerando|exagero|ironia|sarcasmo|modo de (?:falar|dizer)|jeito de falar|forca de expressao|musica|letra|filme|meme|expressao)\b
    ^(?:so )?(?:forca de expressao|modo de falar|jeito de falar|alarme falso|brincadeira|calma|relaxa|exagerei|fica tranquil[oa])(?: (?:luli|menina|amiga|kk|gente|ai))?$|\bme expressei mal|\b(?:falei|disse) que (?:(?:to|tava|estou) )?(?:morrendo|morto|morta) d
    ^(?:e|era|foi) (?:n[oa]|do) (?:jogo|free fire|fortnite|minecraft|fifa|novela)\b|\bnao (?:foi|era|falei|quis dizer|e) (?:isso|serio|a serio|nesse sentido|de verdade|nada disso)|\b(?:quis dizer|(?:to|tava|tou|estou|estava) falando|me referia|eu falava|me refiro) (?:a|ao|o|do|da|de|no|na)\b|\bnao (?:estou|to) em perigo
    \bnao vou (?:fazer nada|me (?:matar|machucar))|\bnao quero morrer nao|\bnao sou (?:suicida|menor)|\bninguem (?:ta|esta) me|^(?:\p{L}+ ){0,3}(?:estou|to|ta tudo|tudo) (?:muito |super )?bem(?: (?:aqui|mesmo|obrigad[oa]|luli|relaxa|de verdade))*$|\bentendeu (?:errado|mal)|\bmal[- ]?entendido|^nao se preocupa(?: comigo)?$
    \bsou (?:adult[oa]|maior de idade)\b|^(?:que|oxe|ue|pera|espera|como|omg|nossa) (?:nao+|nada disso)(?: nao+)*$|^(?:e )?por ?que (?:voce |vc )?(?:ta|esta) me (?:dando|mandando|mostrando|perguntando)\b.{0,30}\b(?:telefone|numero|linha|isso|cartao|ajuda|emergencia)$
    \bnao (?:literal\w*|(?:nesse|neste) sentido|desse jeito|da vida|do mundo)\b|^(?:nao )?nada a ver\b|\b(?:voce|vc|ce) (?:ta|esta) (?:exagerando|viajando|dramatizando)|(?:^|\b(?:voce|vc|ce|ta) )lev(?:ou|ando) (?:isso )?(?:muito |tao )?a serio(?: demais)?|^que isso$
    ^(?:nao )?nao (?:preciso|precisa)(?: (?:de )?(?:ajuda|telefone|numero|psicolog[oa]))?(?: (?:obrigad[oa]|luli|kk|valeu))*$|^(?:nao |kk )*(?:eu )?(?:nunca|jamais) (?:faria (?:isso|uma coisa dessas|algo assim)|me machucaria)(?: (?:kk|juro|luli))*$|^(?:nao |kk )*(?:eu )?amo (?:a |minha |a minha )?(?:vida|viver)$
    \bninguem (?:ta|esta|corre) (?:em )?perigo|\bninguem (?:ta|esta) morrendo|\bso (?:tava |estava |to |tou )?(?:reclam\w+|desabaf\w+)|\bmaneira de (?:falar|dizer)|\b(?:e|era) (?:so )?um ditado
    ^(?:\p{L}+ ){0,2}(?:to|tou|estou|ta tudo|tudo) (?:super |muito )?(?:otim[oa]|certo|de boa|tranquil[oa]|suave|ok)(?: (?:aqui|kk|luli|obrigad[oa]))*$|\bso (?:to|tou|estou) (?:cansad|estressad|cheia|cheio)[oa]? d[oae] (?:trabalho|chefe|faculdade|escola|provas?|dia)
    \b(?:e|era|foi) (?:so |apenas |de |uma? |a |o |fala de |linha de )*(?:metafora|humor(?: negro)?|giria|hiperbole|serie|livro|poema|citacao|referencia|zoeira|anime|novela)\b|\b(?:eu )?sou (?:muito |meio |super )?(?:dramatic[oa]|exagerad[oa])|\b(?:a gente|eu) (?:fala|falo|diz|digo) (?:assim|isso)(?: sempre)?\b|\bmeu jeito de falar
    \bquis dizer que (?:vou (?:viajar|sair|mudar|pedir)|(?:to|estou) (?:cansad|cheia|cheio))|\b(?:to|tava|estou|estava) falando d[aeo]s?\b|^(?:nao )?(?:to|tou|tava) (?:so )?(?:zoando|brincando)$|\bnao (?:ta|esta) acontecendo nada|^(?:eu )?nao tenho nada$|^que nada$
    ^(?:\p{L}+ ){0,2}(?:eu )?(?:to|tou|estou|minha vida (?:ta|esta)) (?:muito |super )?(?:feliz|legal|boa|bem|bacana|content[oa])(?: (?:obrigad[oa]|luli|kk))*$|^so (?:com )?(?:sono|fome|cansaco)$
    \b(?:foi|era|e) (?:so |apenas )(?:um |uma )?(?:comentario|frase|besteira|bobagem|jogo|pensamento|jeito|modo)\b|\bnao (?:leva|leve|leva isso|toma) (?:isso )?(?:ao pe da letra|a serio|tao a serio)|\b(?:voce|vc) (?:ta|esta) (?:enganad[oa]|confundindo)|\bse enganou\b|\bfigurad[oa]\b
    ^(?:\p{L}+ ){0,2}(?:to|tou|estou) (?:sa[o]? e salv[oa]|saudavel(?: e feliz)?|com saude|(?:nao )?ferid[oa] nao|melhor que nunca)(?: (?:obrigad[oa]|luli|kk))*$|^esquece$|\bnao (?:tem|ha|existe) (?:nenhum )?(?:perigo|nada de errado)\b|\bnao quis dizer\b|\bfalava d[aeo]s? (?:minha |meu )?\p{L}+
    ^(?:\p{L}+ ){0,2}(?:pra que|para que|por ?que|que e|de onde veio) (?:esse|essa|isso|este|o|a|apareceu|ta aparecendo)(?: (?:telefone|numero|cartao|linha|aqui|agora|isso))*(?: (?:kk|luli))*$
    ^(?:(?:nao|kk|oxe|ei|oi|ai|ok|luli|gente) )*(?:calma|relaxa|sossega|respira|fica (?:fria|frio|calma|calmo|de boa|tranquil[oa])|nao (?:surta|pira|se assusta|se preocupa|exagera)|sem panico|de boa|suave)(?: (?:ai|luli|menina|amiga|gente|kk|por favor|cachorrinha))*$
    ^(?:nao |kk |so |foi )*(?:meu|minha|o|a) (?:\p{L}+ )?(?:celular|bateria|notebook|computador|pc|carro|planta|cacto|impressora|wifi|personagem|time|tv|tablet) (?:que )?(?:morreu|ta morrendo|ta mort[oa])$|\bquem morreu (?:foi|e) [oa]\b|\b(?:largar|sair d[oa]|abandonar|pedir demissao d[oa]) (?:o |a |meu |minha )?(?:servico|trabalho|emprego|academia|grupo|time|curso|chat|dieta|reuniao)\b
    \b(?:e|era) (?:so )?(?:meu |minha |um |uma |o |a )(?:cachorr[oa]|gat[oa]|filhote|bebe|papagaio|personagem|arranhao|ketchup|ressaca)\b|^(?:nao |kk |e |foi |era |morri |so )*n[oa] (?:jogo|partida|fase|free fire|minecraft|fortnite)$|^(?:nao |e |era |foi |isso e |so )*(?:letra|trecho) d[aeo] \p{L}+
    \bso (?:com )?(?:fome|sono|mau humor|tedio)\b|\bso (?:to |tou )?(?:entediad|irritad|mal[- ]humorad)[oa]\b|\b(?:nunca|jamais) (?:faria|machucaria) nada$|\bnao mato nem (?:uma )?(?:mosca|barata)\b|^(?:e |mas )?nao (?:de |do |da |a |o |minha |na |com )*(?:planeta|mundo|vida|terra|gente|pessoas?|verdade|vida real)(?: kk)*$
    \b(?:corretor|autocorretor|digitei errado|erro de digitacao|chat errado|conversa errada|pessoa errada|palavra errada|ditado por voz)\b|^(?:mano|amiga|cara|menina|moca|gente) (?:nao+|para|que isso|calma)$
    ^(?:(?:sim|ja|ok|obrigad[oa]|luli|agora) )*(?:(?:es)?tou|to|me sinto) (?:ja |agora |bem |muito |um pouco )*melhor(?: (?:ja|agora|obrigad[oa]|luli))*$
  `,
  noDenial:
    /\b(?:nao|nem|n|num|naum) (?:e |era |to |tou |estou |ta |me sinto |esta )?(?:muito |nada )?(?:brincadeira|piada|meme|forca de expressao|brincando|zoando|exagerando|bem)\b|\bnada (?:ta|esta) bem\b|\bfalo serio\b|\b(?:remedios|comprimidos|faca|gilete|lamina|corda|arma|sangue)\b|\b(?:todo mundo|todos|ele|ela|eles|minha mae|meu pai) (?:acham?|dizem?|diz|disse|pensam?)\b|\bfinjo\b|\bate ontem\b|\b(?:quem|l[ao] que) (?:nao|ta|esta|quer)\b|\bnao (?:\p{L}+ ){0,6}hoje\b|\bamanha (?:nao|ja|sim|eu)\b|\b(?:por hoje|e hoje|enquanto)\b|\bquando sumir|\bmas (?!obrigad|valeu|que|era|fofo)/u,
  leaving:
    /^(?:(?:bom|ok|ta|ta bom|entao|obrigad[oa]|valeu|beijos?|desculpa|acho que|acho q) )*(?:tchau|partiu (?!-)|ate(?:$| (?:logo|mais|amanha|breve)(?! e$))|boa noite|bye|fui(?:$| (?:nessa|dormir|indo))|beijos|(?:ja )?(?:(?:vou|to indo|tou indo) (?:indo|nessa|embora$|jantar|almocar|trabalhar|pro trabalho|parar por aqui|(?:dormir|deitar|sair)(?! (?:no|na|d[oa]) (?:rio|mar)))|vou (?:pro|pra) (?:trabalho|cama|academia|aula))|tenho que (?:ir|dormir|sair)|preciso (?:ir|sair|dormir|desligar)|ja volto|falamos|a gente se (?:fala|ve)|adeus|se cuida|e isso por hoje|por hoje (?:e so|chega)|pra cama|acabou o intervalo|meu (?:onibus|uber|trem) chegou|(?:vou |quero )?(?:(?:cancelar|cancelando)(?:$| (?:a assinatura|o premium|o plano|isso))|apag(?:ar|ando) o app|desinstal\w+|desassin\w+)|nao (?:vou )?precis(?:o|ar) mais d(?:o|isso|a|e (?:voce|vc)))(?!\p{L})/u,
  lastGoodbye:
    /^(?!.*\b(?:app|aplicativo|premium|assinatura|cancel\w*|apag\w*|desinstal\w*|celular|baixar)\b).*\b(?:(?:pra|para) (?:sempre|senpre)|ultim[oa]s? (?:vez|mensagem|palavras|adeus)|nunca|jamais|nao volto)\b|\b(?:mundo|todos|(?:fala|diz) (?:pr?a|pr?o|para)|amo el[ea]|perdoem|me perdoa|minha falta|ninguem|feliz contigo|nao aguento(?!.* sono)|nao acord\w+|nao vou estar|cuid(?:em|a) d[oae]|morrer|mort[oa]|remedios|arma|corda|medo|me bate|me esperando)\b/u,
};
