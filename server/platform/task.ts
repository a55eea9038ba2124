// What this server is doing just now, known to everything that it leads to: each line of the log names its request or its job.
import { AsyncLocalStorage } from "node:async_hooks";
import type { OpenSpan } from "./tracing/tracing.ts";

export type Task = {
  /** Of the request that is served, or that queued the job. */
  requestId?: string | undefined;
  job?: string;
  /** Where it is traced. */
  span?: OpenSpan | undefined;
  /** By performance.now(). */
  start?: number;
  /** As shared/api names it; known once the router has found it. */
  call?: string;
  userId?: string;
  /** How a stream ended, where "done" does not say it. */
  ended?: string;
};

const tasks = new AsyncLocalStorage<Task>();

export const inTask = <T>(task: Task, work: () => T): T => tasks.run(task, work);

/** For what outlives it: a timer that the first of many sets is nobody's. */
export const outsideTask = <T>(work: () => T): T => tasks.run({}, work);

export const currentTask = (): Task | undefined => tasks.getStore();

export function noteInTask(noted: Task): void {
  Object.assign(currentTask() ?? {}, noted);
}
