// The least a page from memory can cost: bare node:http, one head, one body.
import fs from "node:fs";
import zlib from "node:zlib";
import { report } from "../child.ts";
import { listen } from "./listen.ts";

const body = zlib.brotliCompressSync(fs.readFileSync(`${process.env.BENCH_DIST}/index.html`));
const head = ["content-encoding", "br", "content-length", String(body.length)];

report(await listen((_incoming, outgoing) => void outgoing.writeHead(200, head).end(body)));
