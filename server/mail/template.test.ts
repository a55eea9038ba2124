import { expect, test } from "vitest";
import { renderEmail } from "./template.ts";

const ADA = { email: "ada@luli.example", language: "en-US" } as const;
const WORDS = {
  subject: "Tea & biscuits",
  lines: ["One <b>line</b>.", "Another."],
  link: 'Say "hi"',
  closing: "That's all.",
};
const CHAT = { url: "https://luli.example/chat?a=1&b=2" };

test("text and HTML say the same, and nothing of it becomes markup", () => {
  const {
    to,
    subject,
    text,
    html = "",
  } = renderEmail(ADA, WORDS, {
    ...CHAT,
    facts: [{ name: "Pets <3", value: "7" }],
  });
  expect({ to, subject }).toEqual({ to: "ada@luli.example", subject: "Tea & biscuits" });
  expect(text).toBe(
    'One <b>line</b>.\n\nAnother.\n\nPets <3: 7\n\nSay "hi":\nhttps://luli.example/chat?a=1&b=2\n\nThat\'s all.\n\nLuli 🐾',
  );
  for (const said of [
    "Tea &amp; biscuits",
    "One &lt;b&gt;line&lt;/b&gt;.",
    "Pets &lt;3",
    "Say &quot;hi&quot;",
    'href="https://luli.example/chat?a=1&amp;b=2"',
    "That&#39;s all.",
  ])
    expect(html).toContain(said);
  expect(html).not.toContain("<b>");
});

test("Luli's face comes from our own pages and tells nobody who reads", () => {
  const { html = "" } = renderEmail(ADA, WORDS, CHAT);
  const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual(["https://luli.example/icon-192.png"]);
});

test("mail is readable in the dark, also in mail programs that only know one of the ways to say so", () => {
  const { html = "" } = renderEmail(ADA, WORDS, CHAT);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const darkened = [...html.matchAll(/\.([\w-]+) \{ (?:color|background):/g)].map(
    ([, name]) => name,
  );
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" ")),
  );
  for (const name of used) expect([...darkened, "pad"]).toContain(name);
});

test("only an email that can be ended has the headers and the link for it", () => {
  expect(renderEmail(ADA, WORDS, CHAT).headers).toBeUndefined();
  const url = "https://luli.example/unsubscribe?token=x";
  const mail = renderEmail(ADA, WORDS, {
    ...CHAT,
    unsubscribe: { label: "No more", url },
  });
  expect(mail.headers).toEqual({
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(mail.text).toContain(`No more:\n${url}`);
  expect(mail.html).toContain(`href="${url}"`);
});
