// Every public page is rendered in every language: its texts, its description and its links.
import { afterEach, expect, test } from "vitest";
import { LANGUAGE_IDS, LANGUAGES } from "../../../shared/contracts/language.ts";
import { addressIn, isPublic } from "../../../shared/pages.ts";
import { speakFirst } from "../../lib/words/words.ts";
import { CONFIG } from "../../testing/fake-luli.ts";
import { PUBLIC_PATHS, renderPage } from "./render.tsx";

afterEach(() => speakFirst("en-US"));

const NAMES: string[] = LANGUAGES.map(({ name }) => name);

async function look(path: (typeof PUBLIC_PATHS)[number], language: (typeof LANGUAGE_IDS)[number]) {
  const { html, description } = await renderPage(path, language, CONFIG);
  const root = document.createElement("div");
  root.innerHTML = html;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => ({
    name: link.textContent,
    href: link.getAttribute("href")!,
  }));
  return {
    title: root.querySelector("title")!.textContent,
    description,
    heading: root.querySelector("h1")!.textContent,
    switches: links.filter(({ name }) => NAMES.includes(name)),
    links: links.filter(({ name }) => !NAMES.includes(name)).map(({ href }) => href),
  };
}

test.each(LANGUAGE_IDS.filter((id) => id !== "en-US"))("all of them in %s", async (language) => {
  for (const path of PUBLIC_PATHS) {
    const english = await look(path, "en-US");
    const page = await look(path, language);
    expect(page.heading, path).not.toBe(english.heading);
    expect(page.title, path).not.toBe(english.title);
    expect(page.description, path).not.toBe(english.description);
    expect(page.links).toEqual(english.links.map((href) => addressIn(language, href)));
    expect(page.switches).toEqual(
      isPublic(path) ? LANGUAGES.map(({ id, name }) => ({ name, href: addressIn(id, path) })) : [],
    );
  }
});
