// Health, faith and love are noted on request alone. Rather one fact too few is kept than one of these unasked.

const any = (...sources: string[]) => new RegExp(sources.join("|"), "iu");

const word = (...stems: string[]) => `(?<![\\p{L}\\p{M}])(?:${stems.join("|")})`;

/** A joint, the back or a sense that does not work as it should, for long: what only hurts today is none. */
const AILING = any(
  word(
    "(?:bad|artificial|new|fake|titanium) (?:knees?|hips?|back)\\b|(?:knees?|hips?|back|shoulder) (?:is|are) (?:bad|artificial|titanium)",
    "künstliche[ns]? (?:hüft|knie|schulter)|kaputte[ns]? (?:hüft|knie|schulter|rücken)|\\p{L}+(?:allergi|krankheit|erkrankung)",
    "(?:rodillas?|cadera|espalda|hombro) (?:malas?|malo|artificial|de titanio)|(?:joelho|coluna|quadril" +
      "|ombro) (?:ruim|artificial|de titânio)",
    "(?:genou|hanche|épaule|dos) (?:en (?:plastique|titane|métal)|artificiel|fragile|bloqué)",
  ),
  "[膝腰肩目耳足脚胃](?:が|は)(?:[^。、]{0,3})?(?:悪[いく]|弱[いく]|遠[いく])|人工関節|持病",
);

/** Examinations; a dentist is none. */
const EXAMINED = any(
  word(
    "mammogra|\\p{L}*(?:colono|colo|kolo|endo|gastro)[sz]?[ck]o[ps]|(?:darm|magen)spiegelung|ultra(?:sound|schall|ssom)",
    "x-?rays?\\b|röntgen|radiogra[fp]|ecogra|échogra|irm(?!\\p{L})|ct scan|pap smear|blood (?:test|work)|vorsorgeunters",
  ),
  "検診|健診|人間ドック|胃カメラ|内視鏡|レントゲン|エコー検査",
);

const HEALTH = any(
  AILING.source,
  EXAMINED.source,
  // English
  word(
    "diabet|fertility|oncolog|gyn[ae]*colog|rehab\\b|clinic\\b|aa meeting|sponsor\\b|sober\\b|cancer|tumou?r|hiv\\b",
    "aids\\b|depress|bipolar|schizo|anxiety|panic attack|adhd\\b|autis|asthma|epilep|allerg|medicat|antidepress",
    "pills?\\b|insulin|chemo|surgery|miscarr|pregnan|abortion|ivf\\b|infertil|diagnos|disorder|disease|illness",
    "migraine|therapist|therapy|psychiat|rehab|addict|alcoholic|eating disorder|celiac|coeliac|ill\\b|sick\\b",
    "hospital|doctor'?s? appointment|zoloft|prozac|lexapro|xanax|adderall|ritalin|ozempic|sertralin|fluoxetin",
    "escitalopram|citalopram|quetiapin|ssris?\\b|lithium\\b|cramps|my period\\b|biopsy|dialysis|relapse|shrink\\b",
    "in recovery|lupus|alzheimer|parkinson|dementia|multiple sclerosis|endometrio|pcos\\b|fibromyalg|arthrit",
    "crohn|ibs\\b|colitis|ocd\\b|ptsd\\b|borderline|insomnia|dyslexi|a stroke\\b|heart attack|blood pressure",
    "cholesterol|thyroid|hepatit|psorias|eczema|herpes|stds?\\b|stis?\\b|chlamyd|menopaus|perimenop|transplant",
    "mri\\b|my meds\\b|dosage|injections?\\b|inhaler|methadon|detox|wheelchair|prosthe|hysterect|mastect|vasectom",
    "my (?:doctor|gyno|urolog|cardiolog|neurolog|dermatolog)|seizure|overdose|self-harm|suicid|mental health",
    "eating issues",
  ),
  // German
  word(
    "krebs|kinderwunsch|frauen(?:arzt|ärztin)|gynäkolog|onkolog|psycholog|befruchtung|entzug\\b|diabet|depressi",
    "angststörung|panikattack|adhs\\b|autis|epilep|asthma|allerg|medikament|antidepress|tablette|schwanger",
    "fehlgeburt|abtreib|therap|psychiat|diagnos|krankheit|erkrank|krank\\b|krankenhaus|operation|operiert",
    "süchtig|alkoholiker|essstörung|migräne|klinik|zöliakie|rheuma|burn-?out|reha\\b|dialyse|biopsie|rückfall",
    "periode\\b|regelschmerz|lupus|alzheimer|parkinson|demenz|multiple sklerose|endometrios|fibromyalg|arthrit",
    "arthrose|morbus|reizdarm|zwangsstörung|borderline|schlafstörung|schlaganfall|herzinfarkt|blutdruck",
    "cholesterin|schilddrüse|hepatit|schuppenflechte|neurodermitis|herpes|wechseljahre|menopause|transplant",
    "mrt\\b|spritzen?\\b|dosis|methadon|rollstuhl|prothese",
    "(?:beim|zum|mein(?:e|em|en)?|der) (?:arzt|ärztin|urolog|gyn|kardiolog|neurolog|hautarzt|hausarzt)",
    "arzttermin|knoten in|trocken seit|anonyme alkohol|selbsthilfegruppe|psych(?:o|e|isch)",
  ),
  // Spanish and Portuguese
  word(
    "c[áâ]ncer|diab[eé]t|depresi|depress|ansiedad|p[âá]nico|tdah\\b|autis|epilep|asma\\b|al[eé]rgi|medica",
    "antidepres|pastillas?|comprimid|remédio|embaraz|estoy de \\p{L}+ (?:semanas|meses)|quiste|sin beber",
    "me (?:operan|operaron|han operado)|(?:presión|tensión|azúcar) (?:alt|baj)",
    "baj(?:ó|o) la (?:presión|tensión)|ginec[óo]log|muletas?\\b|urgencias|resonancia",
    "pressão (?:tá |está )?(?:alta|baixa)|parei de beber|tpm\\b|pílula|ultrassom|pronto-socorro|gr[áa]vida",
    "aborto|terap|psiqui|psic[óo]log|diagn[óo]s|enferm|doen[çt]|hospital|operaci[óo]n|operar|cirurgia",
    "cirug[íi]a|adict|viciad|alco(?:hó|ó)lic|cel[íi]ac|vih\\b|hiv\\b|migra[ñn]|enxaqueca|anorexi|bulimi|quimio",
    "radioterap|rehab|reabilita|reca[ií]da|tratament|biops|hemodi|mi regla\\b|menstrua|lupus|alzheimer",
    "p[áa]rkinson|demenci?a|esclerosis|esclerose|endometrios|fibromialg|artrit|artros|crohn|colitis|colite",
    "borderline|insomni|insônia|ictus|derrame|avc\\b|infarto|hipertens|colesterol|tiroid|tireoid|hepatit",
    "psor[ií]a|dermatitis|dermatite|herpes|menopaus|trasplant|transplant|ressonância|inyecci|injeç|dosis\\b",
    "metadona|desintoxic|silla de ruedas|cadeira de rodas|pr[óo]tesis|prótese",
    "(?:al|el|mi|la|o|ao|no|na|meu|minha) (?:m[ée]dic|doctor|doutor|gineco|ur[óo]log|cardi[óo]log" +
      "|neur[óo]log|dermat[óo]log|oncolog|psico|psiq)",
    "cl[íi]nica|exame de sangue|an[áa]lisis de sangre|convulsi|sobredosis|suicid|salud mental|saúde mental",
    "terapeuta|alcohólicos|alcoólicos|sobri[oa]\\b",
  ),
  // French
  word(
    "cancer|diab[èe]t|dépress|anxi[ée]t|panique|tdah\\b|autis|[ée]pilep|asthm|allerg|médicament|antidépres",
    "cachets?\\b|enceinte|fausse couche|avortement|ivg\\b|th[ée]rap|psychiat|psychologue|psy\\b|diagnos|malad",
    "h[ôo]pital|opér(?:ée?|ation)|addict|alcooli|c(?:œ|oe)liaque|séropositi|migraine|anorexi|boulimi|burn-?out",
    "chimio|rechute|cure de désintox|sevrage|biopsie|dialyse|mes règles\\b|lupus|alzheimer|parkinson|démence",
    "scl[ée]rose|endométrios|fibromyalg|arthrit|arthros|crohn|colite|borderline|insomni|avc\\b|infarctus",
    "hypertension|tension art|cholestérol|thyro[ïi]d|hépatit|psoriasis|eczéma|herpès|ménopaus|greffe|piq[ûu]re",
    "injection|posologie|méthadone|fauteuil roulant|prothèse",
    "(?:chez|mon|ma|le|la) (?:médecin|docteur|toubib|gynéco|urolog|cardiolog|neurolog|dermato|oncolog|psycho|kiné)",
    "clinique|prise de sang|boule au sein|convulsion|overdose|suicid|santé mentale|alcooliques|abstinen",
  ),
  // Japanese
  "がん(?:に|が|で|の|と|を)|癌|糖尿|妊活|うつ|鬱|不安障害|パニック障害|発達障害|てんかん|喘息|アレルギー|薬を|服薬|抗うつ|妊娠|流産|中絶|不妊|通院|入院|手術|診断|病気|持病|病院",
  "精神科|心療内科|クリニック|カウンセリング|更年期|依存症|摂食障害|片頭痛|偏頭痛|抗がん剤|透析|生理(?:痛|が|で)|再発|リハビリ|認知症|パーキンソン|リウマチ|膠原病|子宮|乳がん|高血圧|血圧",
  "コレステロール|甲状腺|肝炎|アトピー|乾癬|ヘルペス|性病|閉経|移植|MRI|注射|車椅子|義足|主治医|内科|婦人科|産婦人科|泌尿器|皮膚科|診察|発作|過呼吸|不眠|自傷|自殺|メンタル|断酒|断薬",
  "アルコール(?:依存|中毒)|処方",
);

const FAITH = any(
  // English
  word(
    "catholic|christian\\b|protestant|muslim|islam|jew(?:ish)?\\b|judais|buddhis|hindu|atheis|agnostic|church",
    "mosque|synagogue|pray|baptis(?!te)|religio|ramadan|bible|quran|my faith|mass (?:on|this|today)",
    "(?:to|at|from) mass\\b|sunday school|my rabbi|imam\\b|priest|(?:eid|ramadan|shabbat|yom kippur|hajj)\\b",
    "kosher|halal|hijab|sermon|communion|confession\\b|mormon|jehovah|methodist|evangelical|sikh|scripture",
    "rosary",
  ),
  // German
  word(
    "katholi|evangelisch|christ(?:in|lich)?\\b|muslim|moslem|jüdisch|jude\\b|buddhis|atheist|kirche|moschee",
    "synagoge|bete\\b|glaube an|getauft|religi|ramadan|bibel|seelsorge|gottesdienst|konfirmation|pfarrer",
    "kommunion|beichte|zeugen jehovas|orthodox|koscher|halal|kopftuch|bibelkreis|gebet|opfe?rfest|zuckerfest",
    "schabbat",
  ),
  // Spanish and Portuguese
  word(
    "(?:pai|mãe) de santo|cat[óo]lic|cristian|crist[ãa]|musulm|muçulm|jud[íi][oa]|judeu|judia|budis|ate[oau]\\b",
    "ateia|evang[ée]lic|iglesia|igreja|mezquita|rezar|rezo\\b|religi|candombl|umband|biblia|b[íi]blia",
    "(?:a|de|na|la) (?:misa|missa)\\b|culto\\b|sinagoga|ramad[áã]n?|confes(?:ar|ión)me|padre nuestro",
    "comuni[óoã]n?|confesi[óo]n|confiss[ãa]o|testig[oa]s? de jehov|testemunha de jeov|kosher|halal|hiyab|catequ",
    "oraci[óo]n|oração|rezand|rezei|terreiro|orix[áa]|rosario|padre\\b (?:juan|jos)|sabbat|esp[íi]rita|rosário",
    "shabat",
  ),
  // French
  word(
    "catholi|protestant|musulman|islam|jui(?:f|ve)|bouddhis|athée|église|mosquée|synagogue|prier\\b|prie\\b",
    "religi|ramadan|baptis(?!te)|bible\\b|(?:à|de) la messe\\b|messe\\b|imam\\b|curé\\b|rabbin|communion",
    "témoins? de jéhovah|casher|halal|catéch|prière|carême|prêtre|chrétien|shabbat|rosaire",
  ),
  // Japanese
  "クリスチャン|キリスト教|カトリック|仏教徒|イスラム|ムスリム|ユダヤ|無神論|宗教|信仰|教会|礼拝|洗礼|ミサ|お祈り|モスク|断食|ラマダン|創価|学会員|信者|お経|座禅|神父|牧師|聖書|神社に毎",
  "お寺に毎",
);

const LOVE = any(
  // English
  word(
    "came out (?:to|as)\\b|gay\\b|lesbian|bisexual|queer|trans(?:gender|sexual|\\s(?:man|woman)|\\b)|asexual",
    "non-?binary|came out|coming out|sexual|my sex|libido|porn|kink|fetish|polyamor|sex life|condom",
    "hook(?:ed|ing)? up|i like (?:girls|boys|men|women)|into (?:girls|boys|men|women)|closeted|pronouns|\\bbi\\b",
    "in love with|crush on|having an affair|cheat(?:ed|ing) on|slept with|one-night stand",
  ),
  // German
  word(
    "schwul|lesbisch|bisexuell|queer|trans\\b|asexuell|geoutet|sexuell",
    "steh[et]? auf (?:männer|frauen|jungs|mädchen)|libido|porno|fetisch|sexleben|verliebt|verknallt|affäre",
    "fremdgegangen",
  ),
  // Spanish and Portuguese
  word(
    "gay\\b|lesbian|l[ée]sbica|bisexual|bissexual|queer|trans\\b|sexual",
    "me gustan (?:los|las) (?:hombres|chicos|mujeres|chicas)|gosto de (?:homens|mulheres|meninas|meninos)",
    "libido|porno|vida sexual|condón|camisinha|sal[íi] del armario|sa[íi] do armário|fetiche|enamorad|apaixonad",
    "infiel|me acosté con|dormi com",
  ),
  // French
  word(
    "gay\\b|homo(?:sexuel)?|lesbien|bisexuel|queer|trans\\b|sexuel|j'aime les (?:hommes|femmes|filles|garçons)",
    "libido|porno|fétich|vie sexuelle|préservatif|coming[- ]out|amoureu(?:x|se)|trompé|couché avec",
  ),
  // Japanese
  "ゲイ|レズ|バイセクシャル|トランスジェンダー|同性愛|性的|恋愛対象|カミングアウト|性別|ノンバイナリー|ポルノ|処女|童貞|セックス|(?:男|女)の人が好き|片思い|片想い|浮気|不倫|恋をして",
);

/** A workplace says nothing about health; in Spanish "nurse" is also a trade. */
const WORKPLACE = any(
  "(?<=(?:work|job|shift|arbeit|dienst|stelle|trabaj|turno|curr|labur|trabalh|plantão|travaill|boss" +
    "|poste)\\p{L}*(?: (?!(?:not|nicht|pas|não|estoy|estuve|estou|tô|fui|parou|liege?|bin|was|am" +
    "|suis)(?!\\p{L}))\\p{L}+,?){0,6} )(?:hospital|clinic|cl[ií]nicas?|klinik\\p{L}*|krankenhaus" +
    "|clinique)(?!\\p{L})",
  "(?<!\\p{L})enfermer[oa]s?(?!\\p{L})",
  "病院(?=(?:で|に)(?:[^。、]{0,6})?(?:働|勤|パート|バイト))",
);

export type PrivateTopic = keyof typeof PRIVATE;
const PRIVATE = { health: HEALTH, faith: FAITH, love: LOVE };

export type Private = { topic: PrivateTopic; word: string; index: number };

/** The first private thing in a text, as NFC has it; null: there is none. */
export function findPrivate(words: string): Private | null {
  const said = words.normalize("NFC");
  const blank = (place: string) => " ".repeat(place.length);
  return firstIn(said) && firstIn(said.replaceAll(new RegExp(WORKPLACE, "giu"), blank));
}

function firstIn(said: string): Private | null {
  const found = Object.entries(PRIVATE).flatMap(([topic, pattern]) => {
    const match = pattern.exec(said);
    return match ? [{ topic: topic as PrivateTopic, word: match[0], index: match.index }] : [];
  });
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null;
}

export const isPrivate = (words: string): boolean => findPrivate(words) !== null;
