// The opening words of the friendship. They are the page's own and stored nowhere.

export const greet = (puppyName: string, userName: string): string =>
  userName.trim() === ""
    ? `Woof woof! I'm ${puppyName}, your fluffiest friend. What's your name?`
    : `Woof woof, ${userName.trim()}! I'm ${puppyName}, your fluffiest friend. What's on your mind?`;
