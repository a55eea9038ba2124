// Jobs that are written down instead of done.
import type { Mail } from "../platform/mail.ts";
import type { Jobs } from "../platform/jobs.ts";

export function writeJobs() {
  const mails: Mail[] = [];
  const planned: { queue: string; data: object; when: Date }[] = [];
  const jobs: Jobs = {
    sendMail: async (mail) => void mails.push(mail),
    at: async (queue, data, when) => void planned.push({ queue, data, when }),
    sendGivenUp: async () => 0,
    forget: async () => {},
    work: async () => {},
    every: async () => {},
    rest: async () => {},
    stop: async () => {},
  };
  return { jobs, mails, planned };
}
