// The actions of an admin on an account: their names, their consequences and what they ask for besides the proof.
import type { AdminPersonPanel } from "../../../../shared/contracts/admin/admin.ts";
import { call } from "../../../lib/http.ts";

export type ActInput = { password?: string; words: string; until: string };

export type Act = {
  ask: string;
  sure: string;
  /** Describes the consequence. */
  text: string;
  done: string;
  asks?: "words" | "until";
  send: (id: string, input: ActInput) => Promise<Partial<AdminPersonPanel>>;
};

const proofOf = ({ password }: ActInput) => (password === undefined ? {} : { password });

const plain =
  (
    what: "suspend" | "reinstate" | "end-sessions" | "grant-admin" | "take-admin" | "end-rest",
  ): Act["send"] =>
  async (id, input) =>
    call(`POST /api/admin/people/:id/${what}`, { params: { id }, body: proofOf(input) });

const link =
  (kind: "confirmation" | "reset"): Act["send"] =>
  async (id, input) =>
    call("POST /api/admin/people/:id/send-link", {
      params: { id },
      body: { ...proofOf(input), link: kind },
    });

const plan = async (id: string, input: ActInput, until: string | null) =>
  call("POST /api/admin/people/:id/grant-plan", {
    params: { id },
    body: { ...proofOf(input), until },
  });

/** Returns the actions that fit this person now. */
export function actsFor(person: AdminPersonPanel, isOwn: boolean): Act[] {
  const acts: (Act | false)[] = [
    {
      ask: "Write a note",
      sure: "Save note",
      text: "For the next admin. The person can read it in their data export.",
      done: "Note saved",
      asks: "words",
      send: async (id, input) =>
        call("POST /api/admin/people/:id/notes", {
          params: { id },
          body: { ...proofOf(input), words: input.words },
        }),
    },
    person.is_email_verified
      ? {
          ask: "Send a password reset",
          sure: "Send it",
          text: "The person gets an email with a link to choose a new password.",
          done: "The email is on its way",
          send: link("reset"),
        }
      : {
          ask: "Send the confirmation again",
          sure: "Send it",
          text: "The person gets an email with a link to confirm their address.",
          done: "The email is on its way",
          send: link("confirmation"),
        },
    {
      ask: "Sign out everywhere",
      sure: "Yes, sign them out",
      text: "Every browser of this person will need to sign in again.",
      done: "Signed out everywhere",
      send: plain("end-sessions"),
    },
    person.granted_until === null
      ? {
          ask: "Give a plan",
          sure: "Give it",
          text: "Everything subscribers get, until the end of that day. It is free, and any subscription of their own stays as it is.",
          done: "Plan given",
          asks: "until",
          send: async (id, input) => plan(id, input, input.until),
        }
      : {
          ask: "Change the end of the given plan",
          sure: "Change it",
          text: "The given plan ends at the end of that day. Their profile shows the date.",
          done: "End of the given plan changed",
          asks: "until",
          send: async (id, input) => plan(id, input, input.until),
        },
    person.subscription_status === "trial" &&
      !person.cancel_at_period_end && {
        ask: "Extend the trial",
        sure: "Extend it",
        text: "They won't be charged before the end of that day. An email tells them the new date of the first charge, and they get new reminders.",
        done: "Trial extended",
        asks: "until",
        send: async (id, input) =>
          call("POST /api/admin/people/:id/extend-trial", {
            params: { id },
            body: { ...proofOf(input), until: input.until },
          }),
      },
    person.granted_until !== null && {
      ask: "End the given plan",
      sure: "Yes, end it",
      text: "Takes effect immediately. Any subscription of their own stays.",
      done: "Given plan ended",
      send: async (id, input) => plan(id, input, null),
    },
    person.is_resting && {
      ask: "Let them chat again",
      sure: "Yes, let them chat",
      text: "For someone who said they are under 18 but is not. Their subscription stays ended.",
      done: "They can chat again",
      send: plain("end-rest"),
    },
    person.is_admin
      ? {
          ask: "Remove the admin role",
          sure: "Yes, remove it",
          text: isOwn
            ? "Takes effect immediately: you lose access to this page until another admin makes you an admin again."
            : "Takes effect immediately: this person can no longer open this page.",
          done: "Admin role removed",
          send: plain("take-admin"),
        }
      : person.is_email_verified && {
          ask: "Make an admin",
          sure: "Yes, make an admin",
          text: "Admins see every account and can make other admins. They never see what people say to Luli, except in reports.",
          done: "Made an admin",
          send: plain("grant-admin"),
        },
    person.is_suspended
      ? {
          ask: "Reinstate",
          sure: "Yes, let them in again",
          text: "They can sign in again, and their subscription continues. An email tells them.",
          done: "Account reinstated",
          send: plain("reinstate"),
        }
      : !isOwn && {
          ask: "Suspend",
          sure: "Yes, suspend",
          text: "They are signed out immediately and can't sign in, replies in progress stop, and they won't be charged until you reinstate them. An email tells them.",
          done: "Account suspended",
          send: plain("suspend"),
        },
  ];
  return acts.filter((act) => act !== false);
}
