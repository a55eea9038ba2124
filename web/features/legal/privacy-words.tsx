// The Privacy Policy, in English, which governs.
import { english } from "../../lib/words/words.ts";
import type { LegalParts, LegalSection } from "./legal-parts.tsx";

export const privacyWords = english("privacy", {
  title: "Privacy Policy",
  lead: "What Luli’s people know about you, why, for how long, and what you can do about it.",
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
            The controller is {operator.name}, {operator.address}. More about us stands in the{" "}
            {imprint("imprint")}.
          </p>
          <p>About anything that concerns your data, write to {operator.privacy_email}.</p>
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
            <strong>Your subscription’s state:</strong> whether there is one, and when its trial or
            paid period ends. We never see or store your card number.
          </li>
          <li>
            <strong>What you write to us:</strong> the name, email address, subject and message of
            the contact page.
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
            keep your puppy’s growth, to provide the plan you chose, to answer you when you write to
            us, to send you a weekly letter if you switch on Email Updates, and to protect the
            service against abuse. That is all.
          </p>
          <p>
            The law asks on what ground each use rests (in the EU and the UK: GDPR, Articles 6 and
            9). Ours are:
          </p>
          <ul>
            <li>
              <strong>The contract with you:</strong> your account, your conversations and puppies,
              your plan and its payment, and the mails that belong to them;
            </li>
            <li>
              <strong>Your consent:</strong> the weekly letter, notifications, and what you choose
              to tell Luli about your health, your faith or your sexuality, which is remembered only
              when you ask for it. You can withdraw it at any time: in Settings, or by having it
              forgotten;
            </li>
            <li>
              <strong>Our legitimate interest:</strong> protection against abuse, the logs, and free
              days that are given once per person;
            </li>
            <li>
              <strong>The law:</strong> invoices, and what authorities may demand.
            </li>
          </ul>
          <p>
            We do not sell your data, we show no advertising, and there are no analytics or tracking
            scripts of other companies on these pages. Our mails do not tell us whether you opened
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
            Luli’s replies are written by an AI language model, not by a person and not by a dog. To
            get a reply, your message, the recent part of the conversation, your name and your
            puppy’s name, mood and level are sent to the model that this service is configured to
            use. The operator of that model processes them on our behalf.
          </p>
          <p>
            When Luli reads a reply aloud, a voice of your own device does it: the words are sent to
            nobody. Settings switches it off.
          </p>
          <p>
            When you speak instead of typing, your browser writes it down: on your device where it
            can, else by sending your voice to its maker, which you are asked before. Luli is sent
            the words alone, once you send them.
          </p>
          <p>
            Replies can be wrong. Luli is no doctor, lawyer or therapist. Please do not tell Luli
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
          <p>Only those who are needed to run the service, and only what they need:</p>
          <ul>
            <li>
              those of us who run Luli: your account, plan and progress, and what you write to us.
              Our admin page shows nobody what you and Luli said, but for a reply that you report:
              that reply and your message before it. Each look at an account or a report is written
              to a log that cannot be changed;
            </li>
            <li>{processors.hosting}: runs our machines and the database: all that is stored;</li>
            <li>{processors.model}: runs the AI model: conversations, as described above;</li>
            <li>
              {processors.safety}: decides whether somebody is in danger, where our own check
              suspects it: your last messages, without your name;
            </li>
            <li>{processors.mail}: delivers our mails: your address and the mails we send you;</li>
            <li>{processors.google}: signs you in, if you choose to sign in with Google;</li>
            <li>
              {processors.payments}: takes payments, if you subscribe: it handles your card details
              itself;
            </li>
            <li>
              {processors.passwords}: knows passwords from leaks: five letters of a scrambled one
              that you choose;
            </li>
            <li>
              whoever makes your browser, if you switch on notifications: it passes them on and
              cannot read them.
            </li>
          </ul>
          <p>We disclose data to authorities only where the law obliges us to.</p>
        </>
      ),
    },
    {
      id: "transfers",
      title: "Other countries",
      body: (
        <p>
          Some of them work in other countries, also outside the European Economic Area and the
          United Kingdom. Data goes there only on the ground of a decision that the country protects
          data well enough, or under the standard contractual clauses of the European Commission.
          Write to us for a copy.
        </p>
      ),
    },
    {
      id: "cookies",
      title: "Cookies and storage in your browser",
      body: (
        <p>
          We set one cookie: it keeps you signed in and cannot be read by scripts. During a sign-in
          with Google there is a second, short-lived one that protects that step. Your browser also
          remembers your theme and, for at most a day, that you were on your way to the checkout.
          None of these follow you to other sites. We count how often our first page is opened, as a
          number alone: nothing about you is kept for it, and a browser that asks not to be tracked
          is not counted.
        </p>
      ),
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: (
        <>
          <p>
            Your account, conversations and progress stay until you delete them, because Luli is a
            friendship that you can come back to.
          </p>
          <p>Links to confirm an address or to reset a password expire by themselves. Besides:</p>
          <ul>
            <li>
              <strong>Sessions:</strong> at most {kept.session}, without use {kept.unusedSession};
            </li>
            <li>
              <strong>What you write to us</strong> on the contact page: {kept.contactMessage}, or
              until the account of the same address is deleted;
            </li>
            <li>
              <strong>The security log</strong> of sign-ins and refusals, with a shortened network
              address: {kept.securityEvent};
            </li>
            <li>
              <strong>A mail that nobody could deliver:</strong> {kept.mail}. What was delivered is
              forgotten within an hour or so.
            </li>
          </ul>
          <p>
            Deleting an account ends its subscription at once and erases everything that belongs to
            it, as a rule within a minute. What stays names nobody: a scrambled fingerprint of the
            address, so that free days are given once per person. Records that the law obliges us to
            keep, such as invoices, are kept for the required time. The log of our looks at accounts
            stays, too: it holds the numbers of accounts, without names.
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
          your account with everything in it. Your name and your email address you correct on your
          profile. For anything else write to us from your account’s address: you find ours on the{" "}
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
          Passwords are hashed, sessions can be ended, every request for data is checked against the
          account it belongs to, and the connection is encrypted wherever the service is reached by
          https. No system is perfectly safe: if something happens to your data, we tell you.
        </p>
      ),
    },
    {
      id: "adults",
      title: "For adults",
      body: (
        <p>
          Luli is for people who are 18 or older. By signing up you confirm that you are. If you
          believe that a minor uses Luli, tell us by way of the {contact("contact page")}, and we
          delete the account.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes",
      body: (
        <p>
          When this policy changes, the date at the top changes with it. If a change is more than a
          wording, we tell you by mail before it takes effect.
        </p>
      ),
    },
  ],
});
