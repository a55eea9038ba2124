// These journeys run in Firefox, too: titles by file, one for each thing in which browsers may differ. What BiDi cannot show yet
// stays out: touch, a download that the page makes itself, and focus events after a way through several documents (the window
// then counts as one in the back).
export const JOURNEYS: Record<string, string[]> = {
  "auth.spec.ts": [
    "a visitor signs up, confirms by mail and is in the chat",
    "someone signs in, meets the toast, and signs out everywhere",
  ],
  "chat/chat.spec.ts": [
    "Luli asks for the name, answers word by word, and it is all there on return",
    "a model that streams oddly is read all the same, and no request ends as a failed one",
  ],
  "chat/elsewhere.spec.ts": ["a message that is sent while its session ends waits for its writer"],
  "game/store.spec.ts": [
    "of two things for the neck the last one put on is worn",
    "owned, worn and too expensive outfits are readable",
  ],
  "settings.spec.ts": [
    "a theme acts at once, in the other tab too",
    "Luli reads a reply aloud, hears one, and is quiet when asked",
  ],
  "keyboard.spec.ts": [
    "the navigation leads on, and the focus lands on the new page's heading",
    "the message field of a desk has the focus at once, and / leads there from anywhere",
  ],
  "offline.spec.ts": ["the last conversation can be read without a network"],
};
