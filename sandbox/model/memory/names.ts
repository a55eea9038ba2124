// How people ask what they are called, and how they said it.
import { isAsking } from "./asks.ts";

export const MY_NAME =
  /(?:what(?:'s|s| is|re| are)? (?:is )?my (?:\p{L}+ )?name|(?:spell|know|remember|forget|forgot|say|is) my (?:first )?name|who am i(?=[\s?.!]*$)|who i am|who (?:this|it) is(?=[\s?.!]*$)|who (?:is it |am i |are )?(?:yo)?u(?:'?re| are|r)? (?:talking|speaking|chatting|writing) (?:to|with)|(?:tu|vous) parle[sz]? (?:\p{L}+ )?(?:avec|avc|à) (?:qui|ki)|(?:avec|à) (?:qui|ki) (?:tu|vous) parle|mit wem (?:redest|sprichst|schreibst) du|wea bin i|wer bin i(?!\p{L})|con qu[eé] nombre|c[óo]mo dije que me|c[óo]mo me (?:tienes|debes|vas)|qui[ée]n te (?:habla|escribe)|quem (?:tá|está) (?:falando|escrevendo|aqui)|como é (?:que é )?(?:pra|para) me chamar|eu, quem sou|(?:なん|何)て呼(?:ぶ|んで)|(?:私|俺|僕).{0,12}名前$|con quién (?:estás? )?(?:habl|charl)|(?:com quem|quem) (?:você|tu|vc) (?:está |tá )?(?:fala|conversa)|誰と(?:話|しゃべ)|(?:what|how) (?:do|does|should|will|did|can) (?:(?:yo)?u|my friends|people|everyone) call me|spell(?:ed|t)? my name|my name\?|wie (?:hei(?:ß|ss)e?|nennt man) (?:ich|i|mich)(?!\p{L})|wie i(?:ch)? (?:\p{L}+ )?hei(?:ß|ss)|wer (?:ich bin|bin ich)|(?:mich nennen|nennst du mich|genannt werden|ich genannt)|mein name|ich hei(?:ß|ss)e? (?:wie|nochmal wie)|c[óo]mo me (?:llamo|dicen|llamas|dices)|c[óo]mo (?:tienes|debes|vas|has) (?:que |de |a )?llamarme|qui[ée]n soy|mi nombre|je m'appelle (?:comment|quoi)|me llamo c[óo]mo|me chamo como|c'est quoi mon (?:nom|prénom)|comment (?:je m'appelle|on doit m'appeler|tu (?:dois |vas )?m'appel|on m'appel)|qui je suis|mon (?:petit )?(?:nom|prénom)|(?:como é que |como )?(?:eu )?me chamo|como (?:é (?:pra|para) (?:você|vc) |você (?:vai |deve )?)me chama|quem (?:sou eu|eu sou)|meu nome|lembra (?:do )?meu nome|tu m'appelles comment|wie schreibt man mein\p{L}* name\p{L}*|(?:私|俺|僕|うち|わたし|おれ|ぼく)(?:の(?:下の)?名前|のこと(?:を)?(?:なんて|何て)呼|って(?:誰|だれ))|名前(?:なんて|何て|わかる|覚えて)|名前(?:は|って|、)?(?:何|なん)(?:だ|て)?(?:っけ)?.*(?:私|俺|僕)|(?:私|俺|僕|うち)(?:は|って)?(?:なんて|何て)(?:名前|呼))/iu;
/** The speaker is named, or says who they are, or somebody is named. */
const INTRODUCES = [
  /(?<!\p{L})(?:(?:the )?name'?s (?!on|in|not|of)\p{L}+|(?:just )?call me (?!(?:later|back|when|at|tomorrow|crazy|if|a|an|on|up)(?!\p{L}))\p{L}+|you can call me|everyone (?:else )?calls me|\p{L}+ to (?:everyone|everybody|most|my friends|the family)|goes by me|\p{L}+ (?:reporting|checking in|in the house)|i'?m \p{Lu}\p{L}+ (?:btw|by the way|here|again)|(?:it's|this is|its) (?!a|an|the|my|so|not|just|what|how|that)\p{L}+ (?:again|here|btw|by the way|typing|writing|speaking|from)|(?:just )?(?:holler|yell) \p{Lu}\p{L}+|\p{L}+ (?:here|speaking)(?=[,.! ]|$)|sign me)/u,
  /(?<!\p{L})(?:nenn(?:t|en)? mich|(?:ich bin'?s|bins),? (?:die |der |wieder )*\p{L}+|hier (?:ist|schreibt|spricht|meldet sich) (?:die |der |wieder )*\p{Lu}|(?:sagen|sagt|rufen|ruft|nennen) (?:mich |alle |\p{L}+ )*\p{Lu}\p{L}* zu mir|(?:sagen|sagt) .*zu mir|nennen mich|rufen mich|darfst .*zu mir sagen|man nennt mich|\p{Lu}\p{L}+ (?:am apparat|am start)|(?:da|der|die|de) \p{L}+ (?:schreibt|spricht|redet|hier)|ich bin (?:übrigens )?(?:die|der) (?:\p{Lu}|\p{L}+(?=,|$)))/u,
  /^(?:(?:slt|salut|cc|coucou|hello|bjr|bonjour|yo|hey|re)[ ,!]+)+(?:c'?|c'est|ici|moi c'est|jsuis|je suis|moi) (?!quoi|qui|moi|la|le|pas|un)\p{L}+|(?<!\p{L})(?:tout le monde m'appelle|on m'appelle|appelle[sz]?[- ]moi|\p{Lu}\p{L}+ à l'appareil|(?:ici|c'est) (?!(?:mon|ma|mes|le|la|les|un|une|pas|son|sa)(?!\p{L}))\p{Lu}\p{L}+(?: (?:encore|à nouveau|au fait))?|moi,? c'est|mes (?:amis|potes|proches) (?:m'appellent|disent)|(?:tu|vous) (?:peux|pouvez) m'appeler)/iu,
  /(?<!\p{L})(?:(?:todos |todo el mundo |mis amigos |en casa )?(?:me (?:dicen?|llaman?|conocen (?:como|por))|ll[aá]mame|dime)|(?:por )?aquí \p{Lu}|\p{Lu}\p{L}+ (?:por aquí|al habla|presente)|te escribe \p{Lu}|(?:soy|yo soy) (?:la |el )?\p{Lu}\p{L}+|puedes (?:llamarme|decirme))/u,
  /(?<!\p{L})(?:(?:todo mundo |todos |a galera |meus amigos |em casa )?me (?:chama[mn]?|chamo|conhecem)|(?:pode |podes )?(?:me )?cham(?:ar|a|e)(?: de|-me)|\p{Lu}\p{L}+ (?:na área|por aqui|falando|chegando)|aqui (?:é|fala|quem fala é) (?:[oa] )?\p{Lu}|(?:sou|eu sou) (?:[oa] )?\p{Lu}\p{L}+|fala[mn]? \p{Lu}\p{L}+ (?:pra|para) mim)/u,
  /(?:って|と)(?:呼んで|呼ばれ|言います|いいます|申します)|^(?:私|俺|僕|わたし|ぼく|おれ)?(?:は|の名前は)?[^、。！!の]{1,8}(?:です|だよ|だ)(?:ー|〜)*(?:[、。！!]|$)|(?:私|俺|僕|わたし|ぼく)(?:の名前)?は[^、。]{1,10}(?:です|だよ|っていう)/u,
  /(?<!\p{L})(?:[Mm]e presento|[Ff]irmado|[Aa]ssina(?:do)?(?: aí)?|[Ss]igned|[Ss]igné|[Pp]razer|[Cc]on ustedes|[Ss]oy yo|[Ss]ou eu|[Ii]ch bin'?s|[Hh]abla|[Yy]o|[Ee]u|[Ii]ch|[Mm]oi)[,:]? \p{Lu}[\p{L}'-]+(?=[,.! ]|$)|\p{Lu}\p{L}+ (?:otra vez|de nuevo|de novo|wieder|encore)(?!\p{L})|(?:DNI|dni|pasaporte|RG|certidão|passport|birth certificate|Ausweis|papiers)(?!\p{L})[^.!?]* \p{Lu}|(?:bauti[zs]|batismo|registrar|apelid|apod)\p{L}*[^.!?]* \p{Lu}|(?:conhece|conoce) como|(?:atendo por|respondo a|nombre artístico|nome artístico)|(?:não é|no soy|not|nicht) \p{Lu}[\p{L} ]+, (?:é|soy|it's|sondern) /u,
  /(?:ハンドルネーム|あだ名|ニックネーム|本名|名前)(?:は|、|[？?：])|って(?:言われ|いうの|いうん)|[、。][^、。！!のはがもでに]{1,8}(?:です|だよ)(?:[。！!]|$)|^(?:俺|私|僕|わたし|ぼく|うち)、[^、。はが]{1,8}$/u,
];
const NAME_TOLD = [
  /(?:calls?|called) me(?! (?:later|back|when|at|tomorrow))|i go by|nickname|my names? |on paper|(?:ich|mich)\b.*(?:gerufen|genannt|nenn)|gerufen werd|alle sagen|heiße|heisse|mein name|im ausweis|me llam\p{L}+|me dicen|llámame|dime|mi nombre|apodo|tout le monde (?:dit|m)|m'appell|appelle[- ]moi|mon (?:petit )?(?:nom|prénom)|mes papiers|me cham|meu nome|apelido|本名|下の名前|呼ばれ|呼んで|(?:私|俺|僕)の名前/iu,
  /^(?:(?:[Hh](?:i|ey|ello|ola|allo)|[Yy]o|[Bb]uenas|[Mm]oin|[Ss]ervus|[Cc]oucou|[Ss]alut|[Oo]i|[Oo]lá)[,!. ]*)*(?:(?:[Ii]'?m|[Ii] am|[Tt]his is|[Ii]t'?s|[Hh]ier (?:ist|spricht)|[Ii](?:ch)? bin(?:'?s)?|[Ss]oy|[Yy]o soy|[Aa]quí|[Mm]oi,? c'est|[Cc]'est|[Jj]e suis|[Ii]ci|[Aa]qui é|[Ss]ou|[Ee]u sou),? (?:(?:der|die|da|la|el|o|a) )?\p{Lu}\p{L}+|\p{Lu}\p{L}+ here(?!\p{L})|its \p{L}+ short for|ich bins,? )|(?:(?<!\p{L})y(?:o)? soy|(?<!\p{L})e eu sou|und ich bin|et moi c'est|and i'?m) (?:(?:la|el|o|a|die|der) )?\p{Lu}\p{L}+|(?<!\p{L})mein name(?!\p{L})|^(?:[^、。！!]{1,8})(?:です|だよ|といいます|と申します)[、。！!]/u,
  /^(?:(?:actually|no|nee?|non|não|nicht|lol|de verdad|en fait)[ ,]+)*(?:just|only|einfach|nur|solo|juste|só)? ?\p{Lu}\p{L}+(?: bitte| please| por favor)?$|^(?:name's|[Nn]ame ist) \p{L}|\p{Lu}\p{L}+'s my name|\p{Lu}\p{L}+ (?:hier|mein name)(?!\p{L})|sag (?:ruhig |einfach )?\p{L}+ zu mir|(?:puedes|me puedes) (?:decir|llamar)|(?:no me llames|não é|nicht) \p{L}+, (?:(?:soy|é|sondern) )?\p{Lu}|(?:[Pp]razer|[Ee]ncantad[oa]|[Aa]ngenehm|[Ee]nchantée?),? \p{Lu}|^\p{Lu}[\p{L}'-]+,? (?:encantad[oa]|mucho gusto|prazer|enchantée?|freut mich|angenehm|nice to meet)|to friends|ちゃんでいい|って(?:言|い)います|って呼んで/u,
  /call me(?! (?:later|back|when|at|tomorrow))|diminutif|diminutivo|goes by|spitzname|nombre|surnom|petit nom|prénom|chama|名前/iu,
];
/** The newest that fits the first pattern which any fits. */
const last = (said: readonly string[], patterns: RegExp[]) =>
  patterns
    .map((named) => said.findLast((words) => named.test(words) && isOfSpeaker(words)))
    .find(Boolean);

/** Not of a dog, a sister, a boss: "mon chien s'appelle" begins with somebody else. */
const isOfSpeaker = (words: string) =>
  !isAsking(words) &&
  (/(?:(?:calls?|called) me|me (?:llam|dic|pus|cham)|m'appell|mich|って呼|(?:yo soy|i'?m|ich bin|je suis|moi,? c'est|eu sou) \p{L})/iu.test(
    words,
  ) ||
    !/^(?:my|our|his|her|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi(?! nombre)|nuestr[oa]|meu(?! nome)|minha|nosso|nossa|うちの|弟|妹|兄|姉|母|父|友) ?(?!name|friends call me|freunde|nombre|nome|prénom|nom)(?![a-zà-ÿ-])/iu.test(
      words,
    ));

/** In whose words the speaker was named; right at a hello before anything else. */
export const findIntroduction = (said: readonly string[], notes: readonly string[]) =>
  last(said, INTRODUCES) ?? last(notes, [...INTRODUCES, ...NAME_TOLD]);
