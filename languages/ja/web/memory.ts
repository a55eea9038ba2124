import { plural } from "../../../web/lib/format.ts";
import type { WordsOf } from "../../catalog.ts";

export const memory: WordsOf<"memory"> = {
  title: "Luliが覚えていること",
  lead: "会話の中の、あなた自身の言葉です。健康、性、信仰のことは、頼まれたときだけ覚えます。",
  puppy: "あなたのことを考え中",
  memory: "記憶",
  toggle: {
    label: "Luliが覚える",
    hint: "オフにすると、Luliは新しいことを覚えず、ここにある記憶も使いません。",
  },
  followUps: {
    toggle: {
      label: "Luliがあとで聞く",
      hint: "「はい」と答えたことだけ。多くて1日1回、週3回まで。夜は聞きません。",
    },
    title: "Luliがあとで聞くこと",
    drop: "聞かない",
  },
  open: "Luliが覚えていること",
  search: "検索",
  count: (count) => plural(count, { other: "#件" }),
  paused:
    "ただいまLuliは会話から新しいことを覚えていません。「覚えて」と伝えたことは、ちゃんと覚えます。",
  nothing: {
    title: "まだ何もありません",
    text: "大切な人やペット、予定のことをLuliに話すか、「金曜に飛行機に乗るって覚えておいて」と言ってみてください。",
    action: "Luliと話す",
  },
  notFound: "記憶が見つかりませんでした。",
  quote: (words) => `「${words}」`,
  source: "あなたのメッセージ：",
  edited: "あなたが編集しました",
  private: "頼まれて覚えたこと",
  pinned: "固定中",
  pin: "固定する",
  unpin: "固定を外す",
  edit: "編集",
  forget: "忘れる",
  of: (action, words) => `${action}：${words}`,
  more: "もっと見る",
  loading: "読み込み中…",
  moreFailed: "続きを読み込めませんでした。もう一度お試しください。",
  editing: {
    title: "記憶を編集",
    label: "Luliが覚えていること",
    save: "保存",
    busy: "保存中…",
  },
  cancel: "やめておく",
  forgetting: {
    title: "忘れますか？",
    text: "もとのメッセージをLuliはもう読みません。会話の中には残ります。",
    action: "忘れる",
    busy: "忘れています…",
    done: "忘れました",
  },
  forgettingAll: {
    open: "すべて忘れる",
    title: "すべて忘れますか？",
    text: "記憶はすべて消え、Luliはこれまでのメッセージをもう読みません。元には戻せません。",
    action: "すべて忘れる",
    done: "すべて忘れました",
  },
  notSaved: "変更されていません",
};

export const diary: WordsOf<"diary"> = {
  title: (puppy) => `${puppy}の日記`,
  nothing: "おしゃべりをした日の次の日に、最初のページができます。",
  earlier: "これまでの日",
  how: "あなたが話したことをもとにAIが書いています。Luliに忘れてもらうと、ここからも消えます。",
};
