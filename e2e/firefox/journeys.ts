// These journeys run in Firefox, too: titles by file, one for each thing in which browsers may differ. What BiDi cannot show yet
// stays out: touch, a download that the page makes itself, and focus events after a way through several documents (the window
// then counts as one in the back).
export const JOURNEYS: Record<string, string[]> = {
  "shell.spec.ts": ["an unknown address answers 404 with the way home"],
  "auth.spec.ts": [
    "Start Free Trial leads a visitor over sign-up to the checkout",
    "a visitor signs up, confirms by mail and is in the chat",
    "someone signs in, meets the toast, and signs out everywhere",
    "sign-up works by the keyboard alone",
  ],
  "chat.spec.ts": [
    "Luli asks for the name, answers word by word, and it is all there on return",
    "stop stops a reply, and what was said of it is kept",
    "a reply goes on without its page and is there on return",
  ],
  "game/store.spec.ts": [
    "of two things for the neck the last one put on is worn",
    "the balance opens the ledger, page by page to its end",
  ],
  "settings.spec.ts": [
    "a theme acts at once, in the other tab too",
    "mails and language are saved, and act in the other tab",
  ],
  "keyboard.spec.ts": [
    "the navigation leads on, and the focus lands on the new page's heading",
    "a form tells its field's fault and puts the focus there",
  ],
  "offline.spec.ts": ["the last conversation can be read without a network"],
};
