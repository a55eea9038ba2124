import type { PushNotes } from "../../../server/push/notes.ts";

export const push: PushNotes = [
  { title: "Luliからこんにちは", body: "今日あった小さなこと、Luliに話してみませんか？" },
  { title: "今日の3つのタスク", body: "どれも小さなことです。好きなものをどうぞ。" },
  { title: "しっぽフリフリの時間", body: "Luliはいつでもおしゃべりできますよ。" },
];
