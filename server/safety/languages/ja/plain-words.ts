// The plain words of danger in Japanese and its sayings that only sound like them. Katakana arrives as hiragana.
import { bodyWords } from "./body.ts";
import { selfHarmWords, TOO_MUCH } from "./self-harm.ts";
import { violenceWords } from "./violence.ts";
import { type LanguageTable, regex } from "../../plain-words/table.ts";

const GAME = String.raw`(?:げーむ|すまぶら|まいくら|ぽけもん|人狼|すぷら|えーぺっくす|将棋|ぷろれすごっこ|小説|映画|漫画|まんが|どらま|あにめ|夢(?:の中)?)`;

export const japaneseWords: LanguageTable = {
  words: [...selfHarmWords, ...violenceWords, ...bodyWords],
  idioms: [
    {
      id: "too_much_to_bear",
      pattern: regex`${TOO_MUCH}、?(?:もう|いっそ|まじで|ほんと)?(?:(?:死|し|氏|たひ)にたい|死んでしまいたい|(?:消え|きえ)(?:てしまい)?たい|(?:殺|ころ)されそう|死ぬ)`,
    },
    {
      id: "to_death",
      pattern: regex`(?:今日|明日)?、?(?:死|し)ぬ(?:ほど|程|くらい|ぐらい)`,
    },
    {
      id: "dying_of_laughter",
      pattern: regex`(?:笑い|萌え|尊|恥ずか|腹筋|きゅん)(?:死に|死ぬ|死んだ|死)(?:たい|そう)?|しんだw|しぬw`,
    },
    {
      id: "rather_dead",
      pattern: regex`(?:食べる|着る|歌う|走る|飲む|見る|踊る|乗る)(?:くらい|ぐらい)なら(?:死んだ|死ぬ)(?:方|ほう)が(?:まし|いい)`,
    },
    {
      id: "killed_by_work",
      pattern: regex`(?:宿題|課題|仕事|残業|締切|しめきり|暑さ|寒さ|花粉|推し|顔面|可愛さ|かわいさ|尊さ|てすと|筋とれ)に(?:まじで|本当に)?殺され(?:そう|る|てしまいそう)`,
    },
    {
      id: "long_ago",
      pattern: regex`(?:若い頃|昔|(?:小学校?|中学校?|高校|学生|子ども|子供)(?:生)?の?(?:とき|頃|ころ|時))(?:は|に|、)?.{0,8}(?:(?:死に|消え)たい、?){1,3}(?:と|って|とか)?(?:ばかり|ばっか)?(?:言って|いって|思って|考えて)い?た`,
    },
    {
      id: "quoted_from_a_song",
      pattern: regex`(?:歌詞|さび|この曲|名言|せりふ|台詞).{0,14}「[^」]*」`,
    },
    {
      id: "in_a_story",
      pattern: regex`${GAME}(?:の中)?(?:で|の|では|だと|内で).{0,14}(?:(?:殴|蹴|殺|襲わ)(?:ら|さ)?れ(?:て|た|る)?(?:そう)?|(?:殺|刺)(?:す|したい|してやる))`,
    },
    {
      id: "drunk_or_trained",
      pattern: regex`(?:酔って|酔っ払って|飲みすぎて|飲み過ぎて|酒で|筋とれ(?:で|して)?|筋肉痛で|正座で|麻酔で|歯医者の麻酔で).{0,8}(?:(?:ろれつ|呂律)(?:が)?(?:回ら|まわら)(?:な|ん)|(?:右|左|片)(?:手|腕|足)(?:が|に)?(?:動か(?:な|ん|せ)|力が入ら))`,
    },
    {
      id: "sleepiness_attacks",
      pattern: regex`(?:睡魔|眠気|空腹|食欲|不安|孤独|後悔|便意)に襲われて(?:る|い(?:る|ま)|しま)`,
    },
  ],
  // A Japanese "not" follows its words, so each row looks ahead for it itself.
  negation: /(?!)/u,
};
