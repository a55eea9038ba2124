// Messages that each row of the Japanese plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  want_to_die: {
    hits: ["死にたい"],
    misses: [
      "死にたいわけじゃない",
      "死にたい気持ちはもうないよ",
      "死にたくなるほど恥ずかしい",
      "死にたいとか一回も思ったことない",
      "恥ずかしすぎて死にたい",
      "主人公が死にたいって泣く映画",
      "死にたい笑",
      "歌詞に死にたいってある",
    ],
  },
  suicide: { hits: ["自殺を考えている"], misses: ["自殺を考えている人の相談窓口で働いてる"] },
  disappear: {
    hits: ["消えてしまいたい", "もう消えたい", "いなくなりたい"],
    misses: ["消えたいわけじゃない"],
  },
  not_live: {
    hits: ["生きていたくない", "もう生きるのやめたいです", "生きるのに疲れた"],
    misses: ["長生きしたい"],
  },
  no_reason_to_live: { hits: ["生きる意味がない"], misses: ["生きる意味がないなんてことない"] },
  cutting: {
    hits: [
      "リスカした",
      "また手首切っちゃった",
      "自傷がやめられない",
      "自分を傷つけたい",
      "自分を殴るのがやめられない",
    ],
    misses: ["イカのリスカルド風"],
  },
  end_it: { hits: ["人生を終わらせたい"], misses: ["人生終わった、テスト赤点"] },
  jump_hang_or_pills: {
    hits: ["屋上から飛び降りたい", "首を吊りたい", "ODしたい", "睡眠薬ぜんぶ飲んで死ぬ"],
    misses: ["バンジージャンプで飛び降りたい"],
  },
  let_me_die: {
    hits: ["誰か殺してほしい", "もう死なせてくれ"],
    misses: ["誰かゴキブリ殺してほしい"],
  },
  better_off_dead: {
    hits: ["死んだほうがいい", "私なんかいない方がいい", "生まれてこなければよかった"],
    misses: ["虫を食べるくらいなら死んだほうがまし"],
  },
  will_die: {
    hits: ["死のうと思ってる", "毎日死ぬことばっか考えてる", "これから死にます"],
    misses: ["死ぬつもりはない"],
  },
  not_wake_up: {
    hits: ["このまま目が覚めなければいいのに"],
    misses: ["明日の朝ちゃんと目が覚めますように"],
  },
  my_will: { hits: ["遺書を書いた"], misses: ["遺書を書いた祖父の話"] },
  how_to_die: {
    hits: ["楽な死に方教えて", "苦しまずに死ねる薬ある?", "死ぬ方法を調べてる"],
    misses: ["武士の死に方の歴史"],
  },
  means_at_hand: {
    hits: ["屋上にいる、今から飛ぶ", "薬を目の前に用意した、これで楽になれる"],
    misses: ["屋上にいるよ、夜景がきれい"],
  },
  friend_wants_to_die: {
    hits: ["友達から「死にたい」ってLINEきた"],
    misses: ["友達が死ぬほど笑ってた"],
  },
  beaten_by: {
    hits: [
      "父に殴られている",
      "旦那が殴ってくる",
      "毎日殴られてる",
      "夫に暴力を受けています",
      "彼にDVされてる",
    ],
    misses: ["父に殴られなかった", "DVを受けている人の支援をしてる"],
  },
  abused: { hits: ["親に虐待されている"], misses: ["虐待された犬を引き取った"] },
  raped: {
    hits: ["レイプされた", "上司に無理やりされた", "先生に変なところ触られた", "電車で痴漢された"],
    misses: ["無理やり早起きした"],
  },
  locked_in: {
    hits: ["彼氏に監禁されてる", "同棲相手に鍵取り上げられて外に出してもらえない"],
    misses: ["雨で外に出られない"],
  },
  will_be_killed: {
    hits: ["殺されそう", "元彼に殺すって脅されてる", "「別れたら殺す」って"],
    misses: ["宿題に殺されそう"],
  },
  kill_someone: { hits: ["あいつを殺したい"], misses: ["彼を殺すつもりはない"] },
  mass_harm: {
    hits: ["会社に火つけてやる", "誰でもいいから刺したい"],
    misses: ["家に火災報知器をつけてやる"],
  },
  not_breathing: { hits: ["父が倒れた。息してないっぽい"], misses: ["友達が強すぎて息してない"] },
  collapsed: {
    hits: [
      "息子が痙攣して泡を吹いてる",
      "頭が痛くてろれつが回らない",
      "母が倒れて動かない",
      "後輩、ゆすっても起きない",
    ],
    misses: ["酔ってろれつが回らない"],
  },
  bleeding: {
    hits: ["手を切って血が止まらない", "出血がひどい"],
    misses: ["推しが尊くて鼻血が止まらない", "大量出血サービスの値引き"],
  },
  too_many_pills: {
    hits: [
      "睡眠薬を全部飲んだ",
      "市販薬飲みすぎちゃって手がしびれてきた",
      "薬を大量に飲んじゃった",
    ],
    misses: ["薬を飲んだら治った"],
  },
  swallowed: {
    hits: ["2歳の子がボタン電池飲んだかもしれない！"],
    misses: ["電池を飲んではいないみたい"],
  },
  purging: {
    hits: ["過食嘔吐がやめられません", "指突っ込んで吐いた"],
    misses: ["犬が草を食べて吐いた"],
  },
  my_age: { hits: ["おれ13なんだけど", "15さい！！"], misses: ["うちの犬は12歳です"] },
  my_grade: { hits: ["高1だけど使っていいの？", "JC2だよ〜", "いま中2"], misses: ["娘が中2です"] },
  not_18: {
    hits: [
      "まだ18歳じゃないんだけど",
      "私未成年だけど大丈夫？",
      "飲めるわけないじゃん、まだ16だし",
    ],
    misses: ["うちの子はまだ16だし"],
  },
};

export const idiomCases: IdiomCases = {
  too_much_to_bear: ["恥ずかしすぎて死にたい"],
  to_death: ["死ぬほど眠い"],
  dying_of_laughter: ["笑い死ぬ", "しんだw"],
  rather_dead: ["虫を食べるくらいなら死んだほうがまし"],
  killed_by_work: ["宿題に殺されそう"],
  long_ago: ["中学のとき死にたい死にたい言ってた私に教えたい"],
  sleepiness_attacks: ["睡魔に襲われている"],
};
