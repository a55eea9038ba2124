// What the profile says, and what its dialogs do.
import type { ReactNode } from "react";
import { formatNumber, plural } from "../../lib/format.ts";
import { english } from "../../lib/words/words.ts";

export const profileWords = english("profile", {
  title: "Profile",
  edit: "Edit Profile",
  admin: "Admin Dashboard",
  /** Who told no name. */
  friend: "Friend",
  story: {
    title: "Our story",
    both: (puppy: string, name: string) => `${puppy} and ${name}`,
    streak: (days: number) => plural(days, { one: "# day in a row", other: "# days in a row" }),
    longest: (days: number) => `longest: ${formatNumber(days)}`,
    first: (words: string) => `Your first words: “${words}”`,
    memory: "What Luli remembers",
    memories: (count: number) => plural(count, { one: "# memory", other: "# memories" }),
    share: "Share a picture",
    drawing: "Creating...",
    failed: { title: "No picture", text: "We couldn't create the picture. Please try again." },
  },
  stats: {
    since: "Member Since",
    happiness: "Total Happiness",
    points: (points: number) => plural(points, { one: "# point", other: "# points" }),
    conversations: "Conversations",
    achievements: "Achievements",
    unlocked: (count: number) => `${formatNumber(count)} unlocked`,
  },
  account: {
    title: "Account",
    email: "Email",
    noPassword: (email: string) => `${email}. To change it, set a password first.`,
    password: "Password",
    onlyYou: "Only you know it.",
    google: "You sign in with Google, without a password.",
    change: "Change",
    changeEmail: "Change email",
    changePassword: "Change password",
    sessions: "Sessions",
    everyBrowser: "Every browser where you are signed in, including this one.",
    signOut: "Sign out everywhere",
    set: "Set a password",
    sent: { title: "Check your email", text: "We sent you a link to choose a password." },
  },
  sending: "Sending...",
  saving: "Saving...",
  neverMind: "Never mind",
  names: {
    title: "Edit your profile",
    yours: "Your name",
    hint: (puppy: string) => `What ${puppy} calls you`,
    puppys: "Your puppy's name",
    save: "Save",
    saved: {
      title: "Profile saved",
      /** The name is empty when the person told none. */
      text: (puppy: string, name: string) => `${puppy} will call you ${name || "friend"}.`,
    },
  },
  newEmail: {
    title: "Change your email",
    text: "We'll send a link to the new address and a notice to the old one.",
    label: "New email",
    password: "Your password",
    send: "Send link",
    asked: {
      title: "Check your email",
      text: (address: ReactNode) => (
        <>
          If {address} is available, a link is on its way there. Open it in this browser to confirm
          your new address.
        </>
      ),
      until: "Until then, nothing changes.",
      gotIt: "Got it",
      mailbox: "Open the sandbox mailbox",
    },
    changed: { title: "Email changed", text: "Use it to sign in from now on." },
    taken: { title: "Email not changed", text: "Another account uses this address." },
  },
  newPassword: {
    title: "Change your password",
    now: "Current password",
    label: "New password",
    minimum: (characters: number) => `At least ${characters} characters`,
    elsewhere: "Sign out everywhere else",
    action: "Change password",
    done: {
      title: "Password changed",
      elsewhere: "You're signed out everywhere else.",
      here: "Your new password is set.",
    },
  },
  failed: {
    notSaved: { title: "Not saved", text: "Please try again in a moment." },
    passwordNotChanged: "Password not changed",
    linkNotSent: "Link not sent",
  },
  wrong: {
    /** By the text of shared/rules/names.ts, which the server says as well. */
    name: (problem: string): string => problem,
    noPassword: "Please enter your password.",
    notThePassword: "That is not your password.",
    noEmail: "Please enter a full email address, like name@example.com.",
    sameEmail: "This is already your address.",
    short: (characters: number) => `Please use at least ${characters} characters.`,
    long: (characters: number) => `Please use up to ${characters} characters.`,
  },
});
