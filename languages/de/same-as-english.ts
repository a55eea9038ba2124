// Names, and words that are the same in German and in English.
export const sameAsEnglish = ["Admin", "Chat", "Luli Premium", "Offline", "System", "XP"];
