// What a push message says; the service worker shows it.

export type PushNote = {
  title: string;
  body: string;
  /** Where a click leads, a page of ours. */
  path: string;
};
