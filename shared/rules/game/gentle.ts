// The mood in which nothing is celebrated. It stands apart from the other moods, so that a page knows it without all their rules.
export const GENTLE = "Gentle & Caring";
