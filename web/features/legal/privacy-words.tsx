// The Privacy Policy, in English, which governs.
import { english } from "../../lib/words/words.ts";
import type { LegalParts, LegalSection } from "./legal-parts.tsx";

export const privacyWords = english("privacy", {
  title: "Privacy Policy",
  lead: "What we know about you, why, for how long, and what you can do about it.",
  sections: ({
    contact,
    imprint,
    operator,
    processors,
    kept,
  }: LegalParts): readonly LegalSection[] => [
    {
      id: "controller",
      title: "Who is responsible",
      body: (
        <>
          <p>
            The controller is {operator.name}, {operator.address}. You can find more about us in the{" "}
            {imprint("legal notice")}.
          </p>
          <p>For anything about your data, write to {operator.privacy_email}.</p>
        </>
      ),
    },
    {
      id: "what-we-store",
      title: "What we store",
      body: (
        <ul>
          <li>
            <strong>Your account:</strong> your email address, the name you tell us, and your time
            zone. If you sign in with a password, we store only a hash of it. If you sign in with
            Google, we store your Google account’s identifier, the profile picture address and the
            tokens Google issues for the sign-in.
          </li>
          <li>
            <strong>Your conversations:</strong> every message you send and every reply Luli gives,
            with the time.
          </li>
          <li>
            <strong>Your puppies and progress:</strong> names, moods, levels, XP, happiness, coins
            and how you earned or spent them.
          </li>
          <li>
            <strong>Your settings:</strong> notifications, sounds, voice, language and theme.
          </li>
          <li>
            <strong>Your subscription status:</strong> whether you have one, and when its trial or
            paid period ends. We never see or store your card number.
          </li>
          <li>
            <strong>What you write to us:</strong> the name, email address, subject and message you
            enter on the contact page.
          </li>
          <li>
            <strong>Technical records:</strong> for every signed-in browser its IP address, its user
            agent and the time; how many messages you sent today; short-lived counters against
            abuse; and server logs, which never contain what you or Luli said.
          </li>
        </ul>
      ),
    },
    {
      id: "why",
      title: "Why we store it",
      body: (
        <>
          <p>
            To let you sign in, to show you your conversations, to let Luli answer in context, to
            save your puppy’s progress, to provide the plan you chose, to answer you when you write
            to us, to send you a weekly email if you turn on Email Updates, and to protect the
            service against abuse. That is all.
          </p>
          <p>
            The law requires a legal basis for each use (in the EU and the UK: GDPR, Articles 6 and
            9). Ours are:
          </p>
          <ul>
            <li>
              <strong>The contract with you:</strong> your account, your conversations and puppies,
              your plan and its payment, and the emails about them;
            </li>
            <li>
              <strong>Your consent:</strong> the weekly email, notifications, and what you choose to
              tell Luli about your health, your faith or your sexuality, which is remembered only if
              you ask. You can withdraw your consent at any time: in Settings, or by asking Luli to
              forget it;
            </li>
            <li>
              <strong>Our legitimate interest:</strong> protection against abuse, the logs, and
              limiting the free trial to one per person;
            </li>
            <li>
              <strong>The law:</strong> invoices, and what authorities can require.
            </li>
          </ul>
          <p>
            We do not sell your data, we show no advertising, and these pages have no analytics or
            tracking scripts from other companies. Our emails do not tell us whether you opened
            them.
          </p>
        </>
      ),
    },
    {
      id: "ai",
      title: "Luli is an AI",
      body: (
        <>
          <p>
            An AI language model writes Luli’s replies, not a person and not a dog. To create a
            reply, we send your message, the recent part of the conversation, your name and your
            puppy’s name, mood and level to the AI model this service uses. The model’s operator
            processes them on our behalf.
          </p>
          <p>
            When Luli reads a reply aloud, your own device does it, and the words are sent to no
            one. You can turn this off in Settings.
          </p>
          <p>
            When you speak instead of typing, your browser turns it into text: on your device where
            it can, otherwise by sending your voice to the browser’s vendor. We ask you first. Luli
            gets only the text, once you send it.
          </p>
          <p>
            Replies can be wrong. Luli is not a doctor, lawyer or therapist. Please do not tell Luli
            passwords, card numbers or anything you would not want stored.
          </p>
        </>
      ),
    },
    {
      id: "who-else",
      title: "Who else sees it",
      body: (
        <>
          <p>Only those needed to run the service, and only what they need:</p>
          <ul>
            <li>
              our team: your account, plan and progress, and what you write to us. Our admin page
              does not show what you and Luli said, except when you report a reply: that reply and
              your message before it. Each time someone views an account or a report, it is recorded
              in a log that cannot be changed;
            </li>
            <li>{processors.hosting}: runs our servers and the database: everything we store;</li>
            <li>{processors.model}: runs the AI model: conversations, as described above;</li>
            <li>
              {processors.safety}: decides whether someone is in danger when our own check suspects
              it: your last messages, without your name;
            </li>
            <li>
              {processors.mail}: delivers our emails: your address and the emails we send you;
            </li>
            <li>{processors.google}: signs you in, if you choose to sign in with Google;</li>
            <li>
              {processors.payments}: takes payments, if you subscribe: it handles your card details
              itself;
            </li>
            <li>
              {processors.passwords}: checks for leaked passwords: we send five characters of a hash
              of the password you choose;
            </li>
            <li>
              your browser’s vendor, if you turn on notifications: it delivers them and cannot read
              them.
            </li>
          </ul>
          <p>We disclose data to authorities only where the law requires it.</p>
        </>
      ),
    },
    {
      id: "transfers",
      title: "Other countries",
      body: (
        <p>
          Some of them work in other countries, including outside the European Economic Area and the
          United Kingdom. Data goes there only under an adequacy decision or the European
          Commission’s standard contractual clauses. Write to us for a copy.
        </p>
      ),
    },
    {
      id: "cookies",
      title: "Cookies and storage in your browser",
      body: (
        <p>
          We set one cookie: it keeps you signed in and cannot be read by scripts. When you sign in
          with Google, a second, short-lived cookie protects that step. Your browser also remembers
          your theme and, for at most a day, that you were on your way to the checkout. None of
          these follow you to other sites. We count how often our home page is opened, only as a
          number: we store nothing about you for it, and browsers that ask not to be tracked are not
          counted.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: (
        <>
          <p>
            Your account, conversations and progress stay until you delete them, because you can
            always come back to a friendship.
          </p>
          <p>Links to confirm an address or reset a password expire automatically. Also:</p>
          <ul>
            <li>
              <strong>Sessions:</strong> at most {kept.session}, or {kept.unusedSession} without
              activity;
            </li>
            <li>
              <strong>What you write to us</strong> on the contact page: {kept.contactMessage}, or
              until the account with the same address is deleted;
            </li>
            <li>
              <strong>The security log</strong> of sign-ins and refused requests, with a shortened
              network address: {kept.securityEvent};
            </li>
            <li>
              <strong>An email that could not be delivered:</strong> {kept.mail}. Delivered emails
              are deleted within about an hour.
            </li>
          </ul>
          <p>
            Deleting an account ends its subscription right away and erases everything in it,
            usually within a minute. What stays identifies no one by name: a hash of the address, so
            that each person gets only one free trial. Records the law requires us to keep, such as
            invoices, are kept for the required time. The log of who viewed which account stays too:
            it contains account numbers, without names.
          </p>
        </>
      ),
    },
    {
      id: "your-rights",
      title: "How to get, correct or erase it",
      body: (
        <p>
          Settings has a button that downloads everything we store about you, and one that deletes
          your account with everything in it. You can correct your name and email address on your
          profile. For anything else, write to us from your account’s address. Ours is on the{" "}
          {contact("contact page")}. You may also object to a use of your data, and complain to your
          data protection authority.
        </p>
      ),
    },
    {
      id: "security",
      title: "How we protect it",
      body: (
        <p>
          We hash passwords, sessions can be ended, every request for data is checked against the
          account it belongs to, and connections over https are encrypted. No system is perfectly
          safe: if something happens to your data, we will tell you.
        </p>
      ),
    },
    {
      id: "adults",
      title: "For adults",
      body: (
        <p>
          Luli is for people who are 18 or older. By signing up you confirm that you are. If you
          believe a minor is using Luli, tell us through the {contact("contact page")}, and we will
          delete the account.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes",
      body: (
        <p>
          When this policy changes, the date at the top changes with it. If more than the wording
          changes, we will tell you by email before it takes effect.
        </p>
      ),
    },
  ],
});
