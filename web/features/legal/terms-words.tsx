// The Terms of Service, in English, which governs.
import { english } from "../../lib/words/words.ts";
import type { LegalParts, LegalSection } from "./legal-parts.tsx";

export const termsWords = english("terms", {
  title: "Terms of Service",
  lead: "The house rules, as short as possible.",
  sections: ({ contact, privacy, imprint, operator }: LegalParts): readonly LegalSection[] => [
    {
      id: "the-service",
      title: "The service",
      body: (
        <>
          <p>
            Luli is an AI companion: a Bichon Frise puppy you can chat with, who grows with you. You
            can chat for free with a daily limit of messages, or subscribe.
          </p>
          <p>
            Your contract is with {operator.name}, {operator.address}. You can find more about us in
            the {imprint("legal notice")}.
          </p>
        </>
      ),
    },
    {
      id: "who-may-use-it",
      title: "Who may use it",
      body: (
        <p>
          You must be 18 or older. One account is for one person. Keep your password to yourself,
          and use an email address that is yours.
        </p>
      ),
    },
    {
      id: "subscription",
      title: "Trial, price and renewal",
      body: (
        <ul>
          <li>The subscription begins with a 7-day free trial.</li>
          <li>After the trial it costs $20/month.</li>
          <li>It renews automatically every month unless cancelled.</li>
          <li>You can cancel anytime. It then stays active until the end of the paid period.</li>
          <li>If you cancel during the trial, you won’t be charged.</li>
          <li>There are no refunds for partial months.</li>
        </ul>
      ),
    },
    {
      id: "ai-notice",
      title: "You are talking with an AI",
      body: (
        <>
          <p>
            An AI language model writes everything Luli says. It can be wrong, incomplete or
            unsuitable. Do not rely on it for medical, legal, financial or safety decisions.
          </p>
          <p>
            Luli is not an emergency service. If you or someone else is in danger, call your local
            emergency number.
          </p>
        </>
      ),
    },
    {
      id: "fair-use",
      title: "Fair use",
      body: (
        <>
          <p>Please do not:</p>
          <ul>
            <li>break the law or help others do so;</li>
            <li>try to get into accounts, data or systems that are not yours;</li>
            <li>overload the service, or use it with automated tools without our consent;</li>
            <li>use it to harass, threaten or deceive people;</li>
            <li>resell it.</li>
          </ul>
          <p>
            There are limits on messages per minute and per day, even for subscribers, so that Luli
            has time for everyone. We may suspend an account that breaks these rules.
          </p>
        </>
      ),
    },
    {
      id: "coins",
      title: "Coins, XP and outfits",
      body: (
        <p>
          Coins, XP, levels and outfits are part of the fun. Coins cannot be bought, sold,
          transferred or paid out, and have no cash value.
        </p>
      ),
    },
    {
      id: "content",
      title: "Your words",
      body: (
        <p>
          What you write stays yours. You allow us to store and process it as needed to run the
          service. How we do that is explained in the {privacy("Privacy Policy")}.
        </p>
      ),
    },
    {
      id: "ending",
      title: "Ending your account",
      body: (
        <p>
          You can stop at any time: cancel the subscription on your profile, or delete your account
          in Settings, which ends the subscription right away. If we ever end the service, we will
          tell you in advance and stop charging.
        </p>
      ),
    },
    {
      id: "liability",
      title: "Liability",
      body: (
        <p>
          We run Luli with care, but cannot promise that it is always available or free of errors.
          As far as the law allows, we are not liable for indirect damage or for decisions based on
          what an AI said. Your legal rights as a consumer are not affected.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes",
      body: (
        <p>
          When these terms change, the date at the top changes with them. If a change affects the
          price or your rights, we will email subscribers before it takes effect, in time to cancel.
        </p>
      ),
    },
    {
      id: "questions",
      title: "Questions",
      body: <p>Write to us. The address is on the {contact("contact page")}.</p>,
    },
  ],
});
