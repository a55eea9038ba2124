// Which announcement this browser has put away. Another one has another id and is shown.

const KEY = "luli-put-away";
/** Where storage is refused (private windows), it is put away as long as the page lives. */
let fallback: string | null = null;

export const isPutAway = (id: string): boolean => {
  try {
    return (localStorage.getItem(KEY) ?? fallback) === id;
  } catch {
    return fallback === id;
  }
};

export const putAway = (id: string): void => {
  fallback = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The fallback already holds it.
  }
};
