// Names, and words that are the same in Japanese and in English.
export const sameAsEnglish = ["XP"];
