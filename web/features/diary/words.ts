// What the dashboard says of Luli's diary.
import { english } from "../../lib/words/words.ts";

export const diaryWords = english("diary", {
  title: (puppy: string) => `${puppy}'s diary`,
  nothing: "The first page appears the day after you chat.",
  earlier: "Earlier days",
  how: "Written by AI from your conversations. What you ask Luli to forget is removed here, too.",
});
