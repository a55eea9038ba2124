// The spec's rules that are no single text on a page: where each lives, and the test that reads it. What another issue brings is
// named by its number.

type Rule = [rule: string, where: string, test: string];

export const RULES: Record<string, Rule[]> = {
  "Section 2: screens and routes": [
    [
      "Protected routes redirect to /auth, also when the session ends",
      "web/app/session/guards.ts, web/app/router.tsx",
      "e2e/shell.spec.ts, e2e/auth.spec.ts",
    ],
    [
      "Start Free Trial starts the checkout",
      "web/features/subscription/use-start-checkout.ts",
      "e2e/auth.spec.ts, web/app/app.test.tsx",
    ],
    ["See Demo goes to /chat", "web/app/pages/landing.tsx", "e2e/spec-table.spec.ts"],
    [
      "Dashboard only when signed in, Admin for admins only",
      "web/app/shell/navigation-links.ts",
      "web/app/shell/navigation-links.test.ts",
    ],
    [
      "Sign Out when signed in, Get Started otherwise",
      "web/app/shell/navigation.tsx",
      "e2e/spec-table.spec.ts",
    ],
    [
      "On small screens a slide-in side menu",
      "web/app/shell/mobile-menu.tsx",
      "e2e/keyboard.spec.ts",
    ],
    ["Copyright line with the year", "web/app/shell/footer.tsx", "e2e/spec-table.spec.ts"],
    ["The parent company's link is external", "web/app/shell/footer.tsx", "e2e/spec-table.spec.ts"],
    [
      "Greeting with the name or “Friend”",
      "web/features/game/dashboard/greeting.tsx",
      "web/app/app.test.tsx, e2e/spec-table.spec.ts",
    ],
    [
      "Happiness points and achievements on dashboard and profile",
      "server/game/dashboard/service.ts",
      "e2e/auth.spec.ts, e2e/account.spec.ts",
    ],
    ["Embedded card payment on /checkout", "issue 4", "issue 4"],
    ["Enter sends", "web/features/chat/composer.tsx", "e2e/chat.spec.ts"],
    [
      "The upsell's button starts the checkout",
      "web/app/pages/universe.tsx",
      "web/app/pages/showrooms.test.tsx",
    ],
    ["Buy Now", "web/features/game/store, server/game/store", "e2e/store.spec.ts"],
    [
      "The balance, and the ledger behind it",
      "web/features/game/store/ledger.tsx",
      "e2e/store.spec.ts",
    ],
    ["Need More Coins? and View Tasks", "web/features/game/task", "e2e/tasks.spec.ts"],
    ["Edit Profile", "web/features/profile/edit-dialog.tsx", "e2e/account.spec.ts"],
    ["Admin Dashboard button for admins", "web/app/pages/profile.tsx", "e2e/auth.spec.ts"],
    [
      "Settings saved and acting; Sound Effects and Voice Messages default on",
      "server/account/settings, web/features/settings, web/features/voice",
      "server/account/settings/settings.test.ts, e2e/settings.spec.ts",
    ],
    [
      "Download My Data",
      "server/account/export, web/features/settings/download.ts",
      "server/account/export/export.test.ts, e2e/settings.spec.ts",
    ],
    [
      "Delete Account",
      "server/deletion, web/features/settings/delete-dialog.tsx",
      "server/deletion/erase.test.ts, e2e/account.spec.ts",
    ],
    [
      "Three counters, four shortcuts in a new tab",
      "web/features/admin/counters.tsx, web/features/admin/shortcuts.tsx",
      "web/app/app.test.tsx, e2e/auth.spec.ts, e2e/admin.spec.ts",
    ],
    [
      "Contact form, “Sending...”, “Message sent!”",
      "web/features/contact/contact-form.tsx, server/contact",
      "e2e/contact.spec.ts, server/contact/contact.test.ts",
    ],
    [
      "The support email is a mail link",
      "web/features/contact/contact-lines.tsx",
      "e2e/spec-table.spec.ts",
    ],
  ],
  "Section 4: states and transitions": [
    [
      "After sign-in to /checkout when the flag is set, which is then cleared; else to /chat",
      "web/lib/checkout-flag.ts",
      "web/lib/checkout-flag.test.tsx, e2e/auth.spec.ts",
    ],
    ["Sign-up sends a mail to confirm", "server/auth", "e2e/auth.spec.ts"],
    [
      "“Signed out”, “You've been successfully signed out.”, then /",
      "web/app/session/use-sign-out.ts",
      "web/app/app.test.tsx, e2e/spec-table.spec.ts",
    ],
    [
      "Badges Free Trial blue, Active green, Inactive grey",
      "web/features/subscription/logic.ts",
      "web/features/subscription/logic.test.ts",
    ],
    [
      "“Free Trial”, “7 days free”; “{product} Premium”, “$20/month”",
      "web/features/subscription/logic.ts",
      "web/features/subscription/logic.test.ts",
    ],
    [
      "“Trial ends: {date}”, “Next billing date: {date}”",
      "web/features/subscription/logic.ts",
      "web/features/subscription/logic.test.ts",
    ],
    ["Default: subscribed false, status trial", "web/lib/data.ts", "web/lib/data.test.tsx"],
    ["“Welcome to Premium! 🎉”, “Your 7-day free trial has started!”", "issue 4", "issue 4"],
    [
      "A chat message: appended, input cleared, locked, streamed, stored, unlocked",
      "web/features/chat/conversation-store.ts",
      "e2e/chat.spec.ts",
    ],
    [
      "Blank messages and sends while locked are ignored",
      "web/features/chat/conversation.ts",
      "web/features/chat/conversation.test.ts, e2e/chat.spec.ts",
    ],
    [
      "The admin check at load and on every auth change",
      "web/app/session/guards.ts",
      "web/app/app.test.tsx, e2e/auth.spec.ts",
    ],
  ],
  "Section 5: validation": [
    [
      "Email and password required, the email of email type",
      "web/features/auth/credentials-form.tsx",
      "e2e/spec-table.spec.ts",
    ],
    [
      "A chat message is not blank",
      "web/features/chat/conversation.ts",
      "web/features/chat/conversation.test.ts",
    ],
    [
      "Contact fields are required",
      "shared/rules/contact.ts",
      "web/features/contact/contact-form.test.tsx, server/contact/contact.test.ts",
    ],
  ],
  "Section 6: roles": [
    [
      "A visitor sees landing, auth, legal and contact pages only",
      "web/app/router.tsx",
      "e2e/shell.spec.ts",
    ],
    [
      "“Access Denied”, “You don't have permission to access this page.”, then /",
      "web/app/session/guards.ts",
      "e2e/auth.spec.ts",
    ],
  ],
  "Section 8: errors": [
    ["Chat 429: Rate limit exceeded", "web/features/chat/failure.ts", "e2e/chat.spec.ts"],
    [
      "Chat 402: AI usage limit reached",
      "web/features/chat/failure.ts",
      "e2e/chat.spec.ts, web/features/chat/words.test.ts",
    ],
    [
      "Chat without a session: Not authenticated",
      "web/features/chat/failure.ts",
      "e2e/chat.spec.ts",
    ],
    ["Chat otherwise: Chat error", "web/features/chat/failure.ts", "e2e/chat.spec.ts"],
    [
      "Auth failure: Error, the server's message",
      "web/features/auth/use-submit.ts",
      "e2e/auth.spec.ts",
    ],
    ["Check your email", "web/features/auth/credentials-form.tsx", "e2e/auth.spec.ts"],
    ["Welcome back!", "web/features/auth/credentials-form.tsx", "e2e/auth.spec.ts"],
    [
      "Portal without a session: Please sign in",
      "web/features/subscription/data.ts",
      "web/features/subscription/logic.test.ts",
    ],
    [
      "Portal failure: Portal failed",
      "web/features/subscription/data.ts",
      "web/features/subscription/logic.test.ts",
    ],
    ["Checkout without a session, checkout failure", "issue 4", "issue 4"],
    ["Access Denied", "web/app/session/guards.ts", "e2e/auth.spec.ts"],
    ["A failed subscription check is only logged", "web/lib/data.ts", "web/lib/data.test.tsx"],
  ],
  "Section 9: constants": [
    ["Trial 7 days, $20 per month", "web/features/subscription/logic.ts", "e2e/spec-table.spec.ts"],
    ["Subscription poll every 60 s", "web/lib/data.ts", "web/lib/data.test.tsx"],
    ["Contact form delay 1 s", "web/features/contact/data.ts", "e2e/contact.spec.ts"],
    ["The message area is 500 to 600 px high", "web/app/pages/chat.css", "e2e/spec-table.spec.ts"],
    [
      "Unlock levels 10 and 15; Royal by premium",
      "shared/rules/variants.ts",
      "server/game/days-and-plans.test.ts, e2e/universe.spec.ts",
    ],
    ["Outfits 500, 300, 250; balance 1,250", "shared/rules/outfits.ts", "e2e/spec-table.spec.ts"],
    [
      "Starter puppy: level 1, 0 XP, happiness 100",
      "db/migrations",
      "server/platform/schema.test.ts",
    ],
    [
      "2x XP boost",
      "shared/rules/plan.ts",
      "shared/rules/plan.test.ts, server/game/days-and-plans.test.ts",
    ],
  ],
};
