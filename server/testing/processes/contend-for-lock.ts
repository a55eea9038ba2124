// A process that tries for the lock of a directory at the moments that its parent names, and says how it went.
import { takeLock } from "../../embedded-postgres/lock.ts";

const dir = process.argv[2]!;
process.on("message", (moment: number) => {
  // The same millisecond for everyone.
  while (Date.now() < moment);
  try {
    takeLock(dir);
    process.send!("won");
  } catch (error) {
    process.send!((error as Error).message);
  }
});
process.send!("ready");
