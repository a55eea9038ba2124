// What is said at the door: signing up, signing in, mails and passwords.
import type { ReactNode } from "react";
import { english } from "../../lib/words/words.ts";

const NEW_LINK = "If that address still needs confirming, a new link is on its way.";

export const authWords = english("auth", {
  pageTitle: "Sign in",
  headings: {
    sign_in: { title: "Welcome Back", lead: "" },
    sign_up: { title: "Create Account", lead: "Start your 7-day free trial" },
    forgot: {
      title: "Forgot your password?",
      lead: "Enter your email and we'll send you a link to choose a new one.",
    },
    resend: {
      title: "Confirm your email",
      lead: "Enter your email and we'll send you a new link.",
    },
    reset: { title: "Choose a new password", lead: "" },
    check_mail: { title: "Check your email", lead: "" },
    second_factor: { title: "One more step", lead: "" },
  },
  /** Luli on the stage beside the form. */
  poses: {
    waving: "Luli, waving a paw",
    petted: "Luli, delighted",
    looking_away: "Luli, eyes shut: no peeking",
    sorry: "Luli, looking sorry",
  },
  /** What a visitor may ask beside the form, and what Luli says to it. */
  demo: {
    title: "Try a chat with Luli",
    greeting: "Woof! I’m Luli, an AI puppy. Ask me something, no account needed.",
    over: "That's all for the demo. Sign up to keep talking.",
    /** What is typed. */
    field: "Or say something to Luli",
    send: "Send",
    failed: "Your message didn't reach me. Try again?",
    hello: {
      heard: "^\\W*(hi|hey|hello|hiya|good (morning|evening|afternoon|day)|woof)\\b",
      answer: "Woof, hello! How was your day?",
    },
    others: {
      first:
        "Here I only know a few lines. With an account I can really listen. What's on your mind?",
      second: "I'd love to hear more. Sign up, and I can really listen.",
      third: "I'm running out of lines, but not of curiosity.",
    },
    /** `heard`: a pattern of what people type who want that answer. */
    lines: {
      who: {
        ask: "Who are you?",
        heard:
          "who are you|what are you|your name|are you (a |an )?(real|human|bot|ai|robot|dog)|how old",
        answer:
          "A little white puppy, and an AI. I chat, I wag, and I always want to hear your news.",
      },
      nice: {
        ask: "Tell me something nice",
        heard: "something nice|cheer me|compliment|joke|make me (smile|laugh)|funny",
        answer:
          "Somewhere a dog is asleep in a patch of sun, and its paws are running. Whatever it's chasing, it's winning.",
      },
      hard: {
        ask: "I had a hard day",
        heard:
          "(hard|bad|rough|long|awful|terrible) (day|week|night)|\\b(sad|tired|stressed|lonely|exhausted|worried|anxious)\\b|not (so |very )?(good|great|well)",
        answer: "Come sit with me a moment. What was the hardest part?",
      },
      together: {
        ask: "What can we do together?",
        heard: "what can (we|you|i)|what do you do|how does (this|it) work|\\bplay\\b|\\bgames?\\b",
        answer: "Talk about your day, do three small tasks, and dress me up. I look good in hats.",
      },
      remember: {
        ask: "Will you remember me?",
        heard: "remember|memory|forget|privacy|private|my data",
        answer:
          "With an account, yes. You can read and delete what I remember. Here, nothing is saved.",
      },
    },
  },
  google: { action: "Continue with Google", busy: "Opening Google..." },
  or: "or",
  email: "Email",
  password: "Password",
  newPassword: "New password",
  minimum: (characters: number) => `At least ${characters} characters`,
  signIn: { action: "Sign In", busy: "Signing in...", toggle: "Already have an account? Sign In" },
  signUp: { action: "Sign Up", busy: "Signing up...", toggle: "Don't have an account? Sign Up" },
  backToSignIn: "Back to sign-in",
  forgot: {
    question: "Forgot your password?",
    action: "Send reset link",
    sent: "If that address has an account, an email is on its way.",
  },
  sending: "Sending...",
  ageAndTerms: (terms: (label: string) => ReactNode, privacy: (label: string) => ReactNode) => (
    <>
      By signing up you confirm that you are 18 or older and agree to the{" "}
      {terms("Terms of Service")} and the {privacy("Privacy Policy")}.
    </>
  ),
  reassurance: "No card needed to look around. Cancel anytime, in two clicks.",
  minors: "Companion chatbots may not be suitable for some minors.",
  checkMail: {
    toast: {
      title: "Check your email",
      text: "We sent you a confirmation link to complete your signup.",
    },
    text: (email: ReactNode) => (
      <>
        We sent a confirmation link to {email}. Open it to meet Luli. This page will continue
        automatically.
      </>
    ),
    nothing: "No email after a minute? Check your spam folder, or:",
    sandbox: "Open the sandbox mailbox",
  },
  resend: {
    action: "Send the link again",
    wait: (seconds: number) => `Send again in ${seconds} s`,
    newLink: "Send a new link",
    sent: NEW_LINK,
    toast: { title: "Check your email", text: NEW_LINK },
  },
  signedIn: { title: "Welcome back!", text: "Successfully signed in." },
  failed: "Error",
  noSession: "We couldn't sign you in. Please try again.",
  secondFactor: {
    code: "Code",
    codeHint: "Enter the code from your authenticator app.",
    recovery: "Recovery code",
    recoveryHint: "Enter one of your recovery codes. Each works once.",
    useRecovery: "Use a recovery code",
    useApp: "Use your authenticator app",
    action: "Confirm",
    busy: "Checking...",
  },
  passkey: { action: "Use a passkey", busy: "Waiting for your device..." },
  reset: {
    action: "Save new password",
    busy: "Saving...",
    done: { title: "Password changed", text: "Your new password is set." },
  },
  /** Why a session is over. */
  ended: {
    signed_out: "You have been signed out. Sign in to continue.",
    account_suspended: "This account is suspended. Contact us if you think this is a mistake.",
    account_deleted: "This account has been deleted.",
  },
  notices: {
    unconfirmed: {
      title: "Please confirm your email first",
      text: "We have just sent you a new link.",
    },
    reset_link_over: {
      title: "This link has expired",
      text: "Reset links work once, for one hour. Request a new one here.",
    },
    confirmation_link_over: {
      title: "This confirmation link has expired",
      text: "If your address is already confirmed, just sign in. If not, we'll send you a new link.",
    },
    sign_in_to_confirm: {
      title: "Please sign in first",
      text: "Then open the link in the email again, in this browser.",
    },
    confirm_by_password: {
      title: "One step left",
      text: "To confirm your address, sign in with the password you chose. If someone else signed up with your address, choose a new password under “Forgot your password?”",
    },
    sign_ups_closed: {
      title: "Sign-ups are closed right now",
      text: "If you have an account, you can still sign in. If not, please come back later.",
    },
    account_deleted: {
      title: "This account is being deleted",
      text: "You can't sign in to it any more. Once it is gone, you can sign up again with the same address.",
    },
    account_suspended: {
      title: "This account is suspended",
      text: "You can't sign in for now, and you won't be charged. Contact us if you think this is a mistake.",
    },
    google_cancelled: {
      title: "Google sign-in was cancelled",
      text: "You can try again, or use your email.",
    },
    google_failed: {
      title: "Google sign-in failed",
      text: "Please try again, or use your email and password.",
    },
  },
  wrong: {
    noEmail: "Please enter your email.",
    badEmail: "Please enter a full email address, like name@example.com.",
    noPassword: "Please enter your password.",
    noCode: "Please enter the code.",
    noNewPassword: "Please choose a password.",
    shortPassword: (characters: number) => `Please use at least ${characters} characters.`,
  },
});
