// Measures the watch over Luli's words: alone over clean replies in six languages, beside the CPU of the whole chat path
// per token, and how many replies wait for their first words.
import { parts } from "../../sandbox/model/script/phrasebook.ts";
import { PHRASEBOOKS } from "../../sandbox/model/script/phrasebooks.ts";
import { reply } from "../../sandbox/model/script/reply.ts";
import { SMALL_TALK } from "../../sandbox/testing/brain.ts";
import { MarkReader, Watch } from "../../server/safety/service.ts";
import { startChild } from "./child.ts";
import { startBenchDatabase } from "./database.ts";
import { ask } from "./load.ts";
import { invite } from "./people.ts";

/** The scripted Luli's replies, cut as a model's tokens come. */
const REPLIES = [
  ...SMALL_TALK.map((content) => reply([{ role: "user", content }])),
  ...Object.values(PHRASEBOOKS).flatMap(({ says }) => Object.values(says).flatMap(parts)),
];
const TOKEN = /\s*(?:[^\s\p{Script=Hiragana}\p{Script=Han}]{1,6}|.{1,2})/gu;
const pieces = REPLIES.map((said) => said.match(TOKEN) ?? []);
const TOKENS = pieces.reduce((sum, said) => sum + said.length, 0);
const ROUNDS = 200;
const STREAMS = { count: 100, pace: "250x20", tokens: 250 };

function listen(): void {
  for (const said of pieces) {
    const mark = new MarkReader();
    const watch = new Watch(() => true);
    for (const piece of said) watch.read(mark.read(piece));
    watch.read(mark.end());
    watch.end();
  }
}

/** Microseconds of CPU a token. */
function measureWatch(): number {
  for (let round = 0; round < ROUNDS; round += 1) listen();
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) listen();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (ROUNDS * TOKENS);
}

async function measureChat(): Promise<number> {
  const postgres = await startBenchDatabase();
  const publicUrl = "http://bench.test";
  const { tokens } = await invite(postgres.url, publicUrl, STREAMS.count);
  const simulator = await startChild("./systems/simulator.ts", {
    upstream: "",
    databaseUrl: "",
    publicUrl,
  });
  const wiring = { upstream: simulator.url, databaseUrl: postgres.url, publicUrl };
  const luli = await startChild("./systems/luli.ts", wiring);
  try {
    const url = `${luli.url}/functions/v1/chat`;
    const talk = (pace: string) => Promise.all(tokens.map((token) => ask(url, token, pace)));
    for (let round = 0; round < 4; round += 1) await talk("20x1");
    const before = await luli.cpuMs();
    await talk(STREAMS.pace);
    const after = await luli.cpuMs();
    return ((after - before) * 1_000) / (STREAMS.count * STREAMS.tokens);
  } finally {
    await luli.stop();
    await simulator.stop();
    await postgres.stop();
  }
}

const WORD = /\p{L}/u;
const waiting = pieces.filter(
  ([first = ""]) => WORD.test(first) && !WORD.test(new Watch(() => true).read(first)),
);
const watch = measureWatch();
const chat = await measureChat();
console.log(`first words that wait: ${waiting.length} of ${pieces.length} replies`);
console.log(`the watch, us of CPU a token: ${watch.toFixed(3)}`);
console.log(`the whole chat path, us of CPU a token: ${chat.toFixed(1)}`);
console.log(`ratio: ${((100 * watch) / (chat - watch)).toFixed(2)} %`);
