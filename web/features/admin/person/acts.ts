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
      sure: "Keep the note",
      text: "For the next admin. The person can read it in their data export.",
      done: "Noted",
      asks: "words",
      send: async (id, input) =>
        call("POST /api/admin/people/:id/notes", {
          params: { id },
          body: { ...proofOf(input), words: input.words },
        }),
    },
    person.is_email_verified
      ? {
          ask: "Send a reset mail",
          sure: "Send it",
          text: "The person gets the mail by which they choose a new password.",
          done: "The mail is on its way",
          send: link("reset"),
        }
      : {
          ask: "Send the confirmation again",
          sure: "Send it",
          text: "The person gets the mail by which they confirm their address.",
          done: "The mail is on its way",
          send: link("confirmation"),
        },
    {
      ask: "Sign out everywhere",
      sure: "Yes, sign them out",
      text: "Every browser of this person asks for the password again.",
      done: "Signed out everywhere",
      send: plain("end-sessions"),
    },
    person.granted_until === null
      ? {
          ask: "Give a plan",
          sure: "Give it",
          text: "Everything that subscribers have, until the end of that day. Nothing is charged for it, and what they pay themselves stays as it is.",
          done: "A plan was given",
          asks: "until",
          send: async (id, input) => plan(id, input, input.until),
        }
      : {
          ask: "Move the given plan's end",
          sure: "Move it",
          text: "The gift then ends at the end of that day. Their profile says so.",
          done: "The given plan has another end",
          asks: "until",
          send: async (id, input) => plan(id, input, input.until),
        },
    person.subscription_status === "trial" &&
      !person.cancel_at_period_end && {
        ask: "Extend the trial",
        sure: "Extend it",
        text: "Nothing is charged before the end of that day. A mail tells them the new date of the first charge, and they are reminded anew.",
        done: "The trial becomes longer",
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
      text: "It acts at once. What they pay themselves stays.",
      done: "The given plan has ended",
      send: async (id, input) => plan(id, input, null),
    },
    person.is_resting && {
      ask: "Let them chat again",
      sure: "Yes, let them chat",
      text: "For somebody who said that they are under 18 and is not. Their subscription stays ended.",
      done: "They can chat again",
      send: plain("end-rest"),
    },
    person.is_admin
      ? {
          ask: "Remove the admin role",
          sure: "Yes, remove it",
          text: isOwn
            ? "It acts at once: you leave this page, and another admin must let you in again."
            : "It acts at once: this person sees nothing of this page any more.",
          done: "No admin any more",
          send: plain("take-admin"),
        }
      : person.is_email_verified && {
          ask: "Make an admin",
          sure: "Yes, make an admin",
          text: "Admins see every account and can make other admins. They never see what people say to Luli, except what people report.",
          done: "A new admin",
          send: plain("grant-admin"),
        },
    person.is_suspended
      ? {
          ask: "Reinstate",
          sure: "Yes, let them in again",
          text: "They can sign in again, and their subscription goes on. A mail tells them.",
          done: "The account is open again",
          send: plain("reinstate"),
        }
      : !isOwn && {
          ask: "Suspend",
          sure: "Yes, suspend",
          text: "They are signed out at once and cannot sign in, replies under way stop, and nothing is charged until you reinstate them. A mail tells them.",
          done: "The account is suspended",
          send: plain("suspend"),
        },
  ];
  return acts.filter((act) => act !== false);
}
