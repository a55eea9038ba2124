// The texts of the spec, page by page; spec-table.spec.ts reads every one in the running pages.
import type { PagePath } from "../../shared/pages.ts";

export type Kind = "heading" | "button" | "link" | "label" | "text";
export type Text = { kind: Kind; text: string | RegExp; times?: number };

const of =
  (kind: Kind) =>
  (...texts: (string | RegExp)[]): Text[] =>
    texts.map((text) => ({ kind, text }));
const heading = of("heading");
const button = of("button");
const link = of("link");
const label = of("label");
const text = of("text");

export type PageTexts = {
  path: PagePath | `/auth?${string}` | "/no/such/page";
  as: "visitor" | "member";
  texts: Text[];
};

const NAVIGATION = ["Home", "Chat", "Universe", "Store", "Profile", "Settings"];

/** The navigation's links on every page, in their order. */
export const NAVIGATIONS = {
  visitor: NAVIGATION,
  member: ["Home", "Dashboard", ...NAVIGATION.slice(1)],
} as const;

/** The footer of every page, column by column. */
export const FOOTER: { title: string; links: string[] }[] = [
  { title: "Product", links: ["Chat", "Universe", "Store"] },
  { title: "Company", links: ["Contact", "Parent company"] },
  { title: "Legal", links: ["Privacy Policy", "Terms of Service"] },
];

const SUBSCRIPTION = [
  heading("Subscription"),
  text("Inactive", "Free Trial", "7 days free"),
  button("Start Premium Trial"),
];

const page = (
  path: PageTexts["path"],
  as: PageTexts["as"],
  ...texts: readonly Text[][]
): PageTexts => ({ path, as, texts: texts.flat() });

export const PAGES: PageTexts[] = [
  page(
    "/",
    "visitor",
    [{ kind: "button", text: "Start Free Trial", times: 2 }],
    link("See Demo"),
    heading(
      "Chat any time",
      "Moods you can see",
      "Pets and tail wags",
      "Level up together",
      "Six Lulis to meet",
      "Dressed for the day",
      "Luli’s door is always open",
    ),
    text("7 days free, then $20/month. Cancel anytime."),
  ),
  page(
    "/auth",
    "visitor",
    heading("Welcome Back"),
    label("Email", "Password"),
    button("Sign In", "Continue with Google", "Don't have an account? Sign Up"),
  ),
  page(
    "/auth?mode=sign-up",
    "visitor",
    heading("Create Account"),
    text("Start your 7-day free trial"),
    label("Email", "Password"),
    button("Sign Up"),
  ),
  page("/privacy", "visitor", heading("Privacy Policy"), text("Last updated: January 2025")),
  page(
    "/terms",
    "visitor",
    heading("Terms of Service"),
    text(
      "Last updated: January 2025",
      "The subscription begins with a 7-day free trial.",
      "After the trial it costs $20/month.",
      "It renews automatically every month unless cancelled.",
      "There are no refunds for partial months.",
      "You can cancel anytime. It then stays active until the end of the paid period.",
    ),
  ),
  page(
    "/contact",
    "visitor",
    heading("Contact", "Email", "Live chat", "Community"),
    label("Name", "Email", "Subject", "Message"),
    button("Send Message"),
    link("Available 24/7", "Join the community chat (opens in a new tab)"),
  ),
  page("/no/such/page", "visitor", heading("Oops! Page not found"), link("Return to Home")),
  page(
    "/dashboard",
    "member",
    heading(/^[^,]+, Friend$/, "Quick actions"),
    text("Conversations"),
    link("New chat", "Universe", "Store"),
    ...SUBSCRIPTION,
  ),
  page(
    "/checkout",
    "member",
    heading("Complete Your Subscription"),
    text("7 days free, then $20/month. Cancel anytime."),
  ),
  page(
    "/chat",
    "member",
    heading("Luli"),
    text(
      "Level 1",
      "10 XP",
      "Happy & Playful",
      "Woof woof! I'm Luli, your fluffiest friend. What's your name?",
      "Your conversations with Luli are private and secure",
    ),
    button("Pet", "Send"),
    label("Message to Luli"),
  ),
  page(
    "/universe",
    "member",
    text("Unlocked", "Total XP", "Total Variants", "∞", "Love Given"),
    heading("Luli", "Baby Lu", "Sleepy Lu", "Hero Lu", "Party Lu", "Royal Lu"),
    text(
      "Original Luli",
      "Baby Luli",
      "Dreamy Luli",
      "Brave Luli",
      "Festive Luli",
      "Elegant Luli",
      "Friendly",
      "Smart",
      "Playful",
      "Energetic",
      "Curious",
      "Bouncy",
      "Gentle",
      "Calm",
      "Cozy",
      "Unlock at Level 10",
      "Unlock at Level 15",
      "Premium subscribers only",
      "Instant access to Hero, Party and Royal variants",
      "2x XP boost",
      "Outfits and voice packs",
      "Priority responses",
    ),
    button("Upgrade to Premium - $20/month"),
  ),
  page(
    "/store",
    "member",
    text("1,250 coins"),
    heading("Royal Crown", "Sparkle Collar", "Love Bandana", "Need More Coins?"),
    button("Buy Now Royal Crown", "Buy Now Sparkle Collar", "Buy Now Love Bandana"),
    button("View Tasks"),
    text("500 coins", "300 coins", "250 coins"),
  ),
  page(
    "/profile",
    "member",
    text("Member Since", "Total Happiness", "Conversations", "Achievements", "0 unlocked"),
    button("Edit Profile"),
    ...SUBSCRIPTION,
  ),
  page(
    "/settings",
    "member",
    text(
      "Push Notifications",
      "Email Updates",
      "Sound Effects",
      "Voice Messages",
      "Language",
      "English (US)",
    ),
    link("View Privacy Policy"),
    button("Download My Data", "Delete Account"),
  ),
];
