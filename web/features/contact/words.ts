// What the contact page says.
import { plural } from "../../lib/format.ts";
import { english } from "../../lib/words/words.ts";

export const contactWords = english("contact", {
  title: "Contact",
  lead: "A question, an idea, a bug with paws? Write to us, and Luli will deliver it.",
  /** Luli beside the form. */
  poses: {
    idle: "Luli, one paw raised",
    thinking: "Luli, thinking",
    petted: "Luli, delighted",
  },
  form: "Contact form",
  fields: { name: "Name", email: "Email", subject: "Subject", message: "Message" },
  trap: "Leave this field empty",
  send: "Send Message",
  sending: "Sending...",
  note: "We answer within 24 hours. You get a copy by email.",
  sent: { title: "Message sent!", text: "We'll get back to you within 24 hours." },
  failed: "Message not sent",
  missing: {
    name: "Please enter your name.",
    email: "Please enter your email.",
    subject: "Please enter a subject.",
    message: "Please write a message.",
  },
  tooLong: (characters: number) =>
    plural(characters, {
      one: "Please use up to # character.",
      other: "Please use up to # characters.",
    }),
  noEmail: "Please enter a full email address, like name@example.com.",
  lines: {
    email: "Email",
    chat: "Live chat",
    chatLink: "Available 24/7",
    community: "Community",
    communityLink: "Join the community chat",
  },
});
