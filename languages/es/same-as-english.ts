// Names, and words that are the same in Spanish and in English.
export const sameAsEnglish = ["Admin", "Chat", "Luli Premium", "XP"];
