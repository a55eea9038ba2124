// Names, and words that are the same in Portuguese and in English.
export const sameAsEnglish = ["Admin", "Luli Premium", "Menu", "Offline", "XP"];
