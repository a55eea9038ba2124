// Finds the names in a page of the docs that must exist: files and folders, npm commands, links, addresses.
import { ROOMS } from "../rooms.ts";

export type NamedPlaces = {
  paths: string[];
  /** File names without their folder, or with a part of it. */
  files: string[];
  commands: string[];
  links: string[];
  /** Addresses of Luli's server, some with a method: "GET /api/chats/:id". */
  addresses: string[];
};
export type NamedTest = { path: string; title: string };

/** Folders of the project, by which a path in running text is known. */
const FOLDERS = ROOMS.join("|");
const PATH = new RegExp(
  String.raw`(?<![\w./-])(?:${FOLDERS})(?:/[\w.@*{},-]+)+/?|(?<![\w./-])[A-Z]{4,}\.md`,
  "g",
);
const FILE = /(?<![\w./@{}*-])[a-z][\w./-]*\.(?:tsx?|mjs|sql|css|md)\b(?![\w/])/g;
/** An address follows no word, path or foreign URL. */
const ADDRESS = new RegExp(
  String.raw`(?:(?<![\w./:<>~$}*+\])-]|<!-- )|(?<=PUBLIC_URL|https?:\/\/(?:localhost` +
    String.raw`|127\.0\.0\.1)[:\d]*))((?:(?:GET|POST|PUT|PATCH|DELETE) )?\/[a-z.][\w./{}:*-]*)`,
  "g",
);
/** Places of a machine, addresses of Stripe and Ollama, the end of a media type. */
const ELSEWHERE =
  /^\/(?:another|backups|dev|etc|folder|opt|proc|run|tmp|v1|usr|var|xml|api\/ps)(?:\/|$)/;
const COMMAND = /npm run ([\w:-]+)/g;
const LINK = /\]\((?!https?:|#)([^)#]+)[^)]*\)/g;

export function namedPlaces(text: string): NamedPlaces {
  const links = find(text, LINK, 1);
  // A link's address is relative to its page, not to the project.
  const plain = text.replaceAll(LINK, "]");
  return {
    paths: find(plain, PATH, 0).map((path) => path.replace(/[.,]+$/, "")),
    files: find(plain.replaceAll(/https?:\S+/g, ""), FILE, 0),
    commands: find(text, COMMAND, 1),
    links,
    addresses: find(plain, ADDRESS, 1)
      .filter((address) => !ELSEWHERE.test(address) && !address.endsWith("..."))
      .map((address) => address.replace(/[.:/*]+$/, "").replaceAll(/\{(\w+)\}/g, ":$1")),
  };
}

/** Tests by their words: `server/x.test.ts: "what it does"`. */
export const namedTests = (text: string): NamedTest[] =>
  [...text.matchAll(/([\w./-]+\.(?:test|spec)\.tsx?): "([^"]+)"/g)].map(([, path, title]) => ({
    path: path!,
    title: title!,
  }));

const find = (text: string, pattern: RegExp, group: number): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[group]!)),
];

/** The folders that ARCHITECTURE.md's tree names, with slashes between them: "server/", "server/chat/". */
export function treeFolders(tree: string): string[] {
  const folders: string[] = [];
  let top = "";
  for (const line of tree.split("\n")) {
    const first = /^( *)([\w-]+)\//.exec(line);
    if (!first) continue;
    const [, indent, name] = first;
    if (indent === "") {
      for (const [, folder] of line.matchAll(/(?:^|\s{3,})([\w-]+)\//g)) folders.push(`${folder}/`);
      top = name!;
    } else {
      for (const [, folder] of line.matchAll(/(?:^ +|\s{3,})([\w-]+)\//g))
        folders.push(`${top}/${folder}/`);
    }
  }
  return folders;
}
