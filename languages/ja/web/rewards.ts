import type { TaskId } from "../../../shared/contracts/game/task.ts";
import { formatList, plural, formatNumber } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const rewards: WordsOf<"rewards"> = {
  unlocks: (names) => {
    const who = formatList(names);
    return {
      title: plural(names.length, { other: `${who}がやってきました！` }),
      text: "ユニバースで会いましょう。",
      line: plural(names.length, { other: `${who}がやってきました。` }),
    };
  },
  level: (name, level) => ({
    title: `${name}がレベル${level}になりました！`,
    text: "いっしょに過ごした時間のおかげです。",
    line: `${name}がレベル${level}になりました。`,
  }),
  achievement: (name, deed) => ({
    title: `新しい実績：${name}`,
    text: `${deed}。`,
    line: `新しい実績：${name}。`,
  }),
  achievements: (names) => {
    const list = formatList(names);
    return {
      title: plural(names.length, { other: "新しい実績が#個" }),
      text: `${list}。`,
      line: `新しい実績：${list}。`,
    };
  },
  allTasks: {
    title: "3つのミッション、ぜんぶ達成！",
    text: "よくがんばりました。Luliも感心しています。",
    line: "3つのミッションをぜんぶ達成しました。",
  },
  streakBack: (days) => {
    const inARow = plural(days, { other: "#日連続" });
    return {
      title: "連続記録が戻りました！",
      text: `何ごともなかったように、${inARow}です。`,
      line: `連続記録が戻りました（${inARow}）。`,
    };
  },
  streakPrize: (days) => {
    const inARow = plural(days, { other: "#日連続" });
    return {
      title: `${inARow}！`,
      text: "Luliは毎日しっぽをふっていました。",
      line: `${inARow}。`,
    };
  },
  streakKept: (freezes) => ({
    title: "連続記録は守られました",
    text: plural(freezes, {
      other: "お休みした日は、フリーズ#個がつないでくれました。",
    }),
    line: plural(freezes, {
      other: "フリーズ#個が連続記録を守りました。",
    }),
  }),
  tasks: (titles) => {
    const list = formatList(titles);
    return {
      title: plural(titles.length, { other: `ミッション達成：${list}` }),
      text: "ごほうびは「今日のミッション」で受け取れます。",
      line: plural(titles.length, { other: `ミッション達成：${list}。` }),
    };
  },
  together: (lines) => lines.join(""),
};

export const store: WordsOf<"store"> = {
  title: "ストア",
  lead: "もっとすてきになる7つの方法。Luliはぜんぶ試着済みです。",
  seeLedger: "コインの出どころを見る",
  mirror: {
    empty: "試着するものを選んでください",
    wearing: (outfit) => `着用中：${outfit}`,
    tryingOn: (outfit) => `試着中：${outfit}`,
    puppyIn: (puppy, outfit) => `${outfit}を着けた${puppy}`,
  },
  slots: { hat: "頭", face: "顔", neck: "首", back: "背中" },
  wardrobe: {
    title: "ワードローブ",
    none: "まだなし",
    nothing: "なし",
    change: (slot, outfit) => `${slot}：${outfit}。替える`,
  },
  newer: "ワードローブの新作",
  opensAt: (level) => `レベル${level}から`,
  tryOn: "試着",
  buy: "買う",
  need: (coins) => `あと${formatNumber(coins)}コイン`,
  wear: "着ける",
  takeOff: "はずす",
  about: {
    tryOn: (outfit) => `（${outfit}）`,
    buy: (item) => item,
    need: (outfit) => `（${outfit}）`,
    dress: (outfit) => `（${outfit}）`,
  },
  isWorn: "着用中",
  isOwned: "購入済み",
  busy: { buying: "購入しています…", dressing: "着けています…", folding: "たたんでいます…" },
  bought: {
    title: (item) => `${item}を手に入れました！`,
    outfit: "Luliがさっそく着けています。",
    undo: "元に戻す",
    freeze: "お休みした日に役立ちます。",
  },
  more: "そのほかのアイテム",
  freeze: {
    name: "連続記録フリーズ",
    text: "1日お休みしても、連続記録はそのまま。必要なときに自動で使われます。",
    have: (count, max) => `最大${max}個のうち${count}個あります`,
    full: "もう十分です",
  },
  failures: {
    already_owned: "もう持っています",
    outfit_locked: "まだレベルが足りません",
    not_enough_coins: "コインが足りません",
    freezes_full: "これ以上は持てません",
    not_owned: "まだ持っていません",
    other: "うまくいきませんでした",
  },
  ledger: {
    title: "あなたのコイン",
    lead: (coins) =>
      plural(coins, {
        other: "#コイン。いっしょに集めたもので、販売はしていません。",
      }),
    loading: "コインを読み込んでいます",
    none: "コインの動きはまだありません。",
    more: "もっと見る",
    loadingMore: "読み込み中…",
    failed: "以前の記録を読み込めませんでした。",
    begun: "ここからすべてが始まりました。",
    entries: {
      gift: "ようこそギフト",
      visit: "今日の訪問",
      easy: "かんたんなミッション",
      medium: "ふつうのミッション",
      hard: "むずかしいミッション",
      task: "ミッション",
      tasks: "3つのミッション達成",
      level: (level) => `レベル${level}`,
      levelOf: (level, puppy) => `レベル${level}、${puppy}`,
      streak: (days) => `${days}日連続`,
      achievement: "実績",
      purchase: "お買い物",
      other: "コイン",
    },
  },
};

export const task: WordsOf<"task"> = {
  title: "今日のミッション",
  lead: "新しいミッションは午前3時に届きます。",
  loading: "ミッションを読み込んでいます",
  view: "ミッションを見る",
  difficulties: { easy: "かんたん", medium: "ふつう", hard: "むずかしい" },
  xp: (xp) => `${formatNumber(xp)} XP`,
  done: "達成",
  hint: "画面の外でするミッションです。Luliはあなたを信じています。",
  confirm: "できました",
  claim: "受け取る",
  claiming: "受け取っています…",
  pet: "なでる",
  go: { "/chat": "チャットへ", "/universe": "ユニバースへ" },
  about: (title) => `：${title}`,
  swap: "入れ替える",
  swapping: "入れ替えています…",
  swapAbout: (title) => `「${title}」`,
  canSwap: "今日はちょっと…というときは、1日1つ、別のミッションに替えられます。",
  hasSwapped: "今日はもう入れ替えました。明日またできます。",
  doneOf: (done, total) => `${total}個中${done}個を達成`,
  allThree: "3つ全部",
  claimed: (xp, coins) => `達成です。${xp} XPと${coins}コインを受け取りました。`,
  refusals: {
    task_not_done: {
      title: "あと少しです",
      text: "このミッションはまだ途中です。ごほうびはLuliが取っておきます。",
    },
    already_claimed: {
      title: "もう受け取っています",
      text: "別のウィンドウなどで、すでに受け取っています。",
    },
    not_todays_task: {
      title: "こちらが今日のミッションです",
      text: "日付が変わったか、別のウィンドウで入れ替えられました。",
    },
    already_swapped: {
      title: "入れ替えは1日1回",
      text: "今日はもう入れ替えました。明日またできます。",
    },
  },
  failed: "うまくいきませんでした",
  moreCoins: {
    title: "コインが足りませんか？",
    text: (coins) =>
      plural(coins, {
        other: "1日3つの小さなミッションで、最大#コインもらえます。",
      }),
  },
};

const TITLES: Record<TaskId, string> = {
  say_hi: "あいさつをする",
  give_three_pets: "3回なでる",
  visit_universe: "ユニバースを見に行く",
  send_five_messages: "メッセージを5通送る",
  ask_a_question: "Luliに質問する",
  chat_with_another: "別のLuliとおしゃべりする",
  message_a_friend: "友だちに連絡する",
  walk_ten_minutes: "10分歩く",
  tidy_one_thing: "ひとつ片づける",
  three_good_things: "よかったことを3つ書く",
};

export const tasks: WordsOf<"tasks"> = { title: (id) => TITLES[id] };
