// Loaded before a test (`--import`): writes down what the stand-in is asked, answers and tells, a line of JSON each.
import { subscribe } from "node:diagnostics_channel";
import fs from "node:fs";
import { CHANNEL } from "../heard.ts";

const file = process.env.STRIPE_HEARD;
if (file) subscribe(CHANNEL, (heard) => fs.appendFileSync(file, `${JSON.stringify(heard)}\n`));
