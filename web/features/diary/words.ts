// What the dashboard says of Luli's diary.
import { english } from "../../lib/words/words.ts";

export const diaryWords = english("diary", {
  title: (puppy: string) => `${puppy}'s diary`,
  nothing: "The first page comes after a day with a talk.",
  earlier: "Earlier days",
  how: "Written by AI from what you told. What Luli is to forget goes from here, too.",
});
