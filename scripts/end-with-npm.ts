// npm passes a signal to its shell, and the shell dies of it without a word to what it runs. This notices and stops, too.

const LOOK_EVERY_MS = 300;

/** Acts only under npm: a process started by hand may outlive its terminal. */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  look.unref();
}
