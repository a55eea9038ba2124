// How long work took of this thread alone: whoever else is busy on the machine does not count.

export function threadMs(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}
