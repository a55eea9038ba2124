// Names, and words that are the same in French and in English.
export const sameAsEnglish = [
  "Admin",
  "Conversations",
  "Luli Premium",
  "Menu",
  "Messages",
  "Notifications",
  "Sessions",
  "XP",
];
