// The account, its ways in, its settings and what is sent to it, in a person's copy of their data.
import { type Exports, withheld } from "./exported-table.ts";

const TOKEN = withheld("a secret: whoever has it is let in");
const NOT_USED = withheld("not used");
const BROWSER_KEY = withheld("a key that belongs to that browser");

export const ACCOUNT_TABLES: Exports<
  | "users"
  | "accounts"
  | "sessions"
  | "second_factors"
  | "passkeys"
  | "security_events"
  | "mail_suppressions"
  | "person_notes"
  | "user_roles"
  | "settings"
  | "age_answers"
  | "weekly_letters"
  | "push_subscriptions"
  | "push_notes"
  | "contact_messages"
> = {
  users: {
    owner: "id",
    key: [],
    columns: {
      id: "yours in every table",
      name: "what Luli calls you; empty until you tell",
      email: "the address you sign in with",
      email_verified: "whether you confirmed it",
      image: "address of your Google picture, if you came by Google",
      subscription_status: "none, trial, active, past_due, unpaid, paused or canceled",
      time_zone: "where your days begin and end",
      sign_up_language: "what your browser spoke when you signed up",
      created_at: "when you signed up",
      updated_at: "when this row last changed",
      deletion_requested_at: "when you asked to be deleted",
      suspended_at: "since when nobody is let in, if we suspended you",
      granted_until: "until when your plan is a gift of ours",
      two_factor_enabled: "whether a second factor is asked for",
    },
  },
  accounts: {
    about: "Your ways to sign in.",
    key: ["id"],
    columns: {
      id: "of the row",
      provider_id: "`credential` is a password, `google` Google",
      account_id: "who you are there",
      scope: "what Google was asked for",
      access_token_expires_at: "until when Google's token is good",
      refresh_token_expires_at: "until when Google's token can be renewed",
      created_at: "first change",
      updated_at: "last change",
      password: withheld("a hash: whoever has it can guess at leisure"),
      access_token: TOKEN,
      refresh_token: TOKEN,
      id_token: TOKEN,
    },
  },
  sessions: {
    about: "Browsers where you are signed in.",
    key: ["id"],
    columns: {
      id: "of the row",
      ip_address: "where it came from",
      user_agent: "what it said it is",
      expires_at: "when it ends by itself",
      created_at: "when it began",
      updated_at: "when it was last renewed",
      seen_at: "when it was last seen",
      refreshed_at: "when its key was last changed",
      factor:
        "what was shown beside the password: a code of the app (`totp`), a recovery code, a passkey",
      token: TOKEN,
      refresh_number: withheld("a part of the secret in the cookie"),
    },
  },
  second_factors: {
    about: "Your authenticator app.",
    key: [],
    columns: {
      verified: "whether you have shown a code of it",
      id: withheld("of the row alone"),
      secret: TOKEN,
      backup_codes: TOKEN,
      failed_verification_count: NOT_USED,
      locked_until: NOT_USED,
    },
  },
  passkeys: {
    about: "Your passkeys: the public halves, the others never leave your devices.",
    key: ["id"],
    columns: {
      id: "what the device calls it",
      name: "what you call it",
      created_at: "when it was added",
      used_at: "when it last signed in",
      public_key: withheld("what its signatures are checked with"),
      counter: withheld("of the device alone"),
    },
  },
  security_events: {
    about:
      "What happened at the doors of your account, for 90 days; the same from the same network within an hour is one row.",
    owner: "person_id",
    key: ["id"],
    columns: {
      id: "of the row",
      kind: "such as signed_in, sign_in_failed, password_reset",
      network: "where from: of IPv4 the /24, of IPv6 the /48; empty where it is not told apart",
      detail: "the call or the way in",
      count: "how often",
      first_at: "first time",
      last_at: "last time",
      hour: withheld("worked out from `first_at`"),
    },
  },
  mail_suppressions: {
    about:
      "That mails to you came back, or that you called one of them spam: then we send only what you ask for.",
    key: [],
    columns: {
      email: "the address",
      reason: "`bounce`: it takes no mail; `complaint`: one of ours was spam",
      detail: "what the other mail server said",
      created_at: "when it said so",
    },
  },
  person_notes: {
    about: "What our people have noted about you, such as what you asked for.",
    key: ["id"],
    columns: {
      id: "of the note",
      words: "what it says",
      created_at: "when it was written",
      author_id: withheld("who of us wrote it: our own log knows it"),
    },
  },
  user_roles: {
    key: ["role"],
    columns: { role: "admin, if you are one", created_at: "since when" },
  },
  settings: {
    key: [],
    columns: {
      push_notifications: "whether push messages are on",
      email_updates: "whether weekly emails are on",
      sound_effects: "whether sounds are on",
      voice_messages: "whether Luli's voice is on",
      memory: "whether Luli remembers",
      follow_ups: "whether Luli may offer to ask how something went",
      language: "the language that you chose",
      theme: "the theme that you chose",
      letter_due_at: "when an email is thought of next",
      push_due_at: "when a push message is thought of next",
      updated_at: "when you last changed one of them",
    },
  },
  age_answers: {
    about: "Whether you were asked if you are under 18, because something that you wrote said so.",
    key: [],
    columns: {
      answer: "`asked`: not answered yet; `adult`; `minor`: the chat rests (docs/flows/crisis.md)",
      answered_at: "when",
    },
  },
  weekly_letters: {
    key: [],
    columns: {
      dealt_at: "when your week was last looked at for an email",
      is_quiet: "nothing had happened in it",
    },
  },
  push_subscriptions: {
    about: "Browsers that show push messages.",
    key: ["id"],
    columns: {
      id: "of the browser",
      created_at: "since when",
      refusals: "how often its service has refused a message since",
      endpoint: withheld("a secret: the address at which that browser is reached"),
      p256dh: BROWSER_KEY,
      auth: BROWSER_KEY,
    },
  },
  push_notes: {
    key: [],
    columns: {
      sent_at: "when you were last written to by push",
      unanswered: "how often since you were last here",
    },
  },
  contact_messages: {
    about: "Of the contact page, from your present address.",
    owner: "email",
    key: ["id"],
    columns: {
      id: "of the message",
      name: "the name that you wrote",
      email: "the address that you wrote",
      subject: "the subject that you wrote",
      message: "what you wrote",
      created_at: "when you wrote it",
      answered_at: "when it was answered",
    },
  },
};
