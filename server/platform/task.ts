// Holds the current request or job in async context, so that each log line can name it.
import { AsyncLocalStorage } from "node:async_hooks";
import type { OpenSpan } from "./tracing/span.ts";

export type Task = {
  /** Id of the request that is served, or that queued the job. */
  requestId?: string | undefined;
  job?: string;
  /** The task's span, if it is traced. */
  span?: OpenSpan | undefined;
  /** Start time by performance.now(). */
  start?: number;
  /** Name of the call in shared/api, known once the router has matched. */
  call?: string;
  userId?: string;
  /** How a stream ended, where "done" does not say it. */
  ended?: string;
};

const tasks = new AsyncLocalStorage<Task>();

export const inTask = <T>(task: Task, work: () => T): T => tasks.run(task, work);

/** Runs work that outlives the task, such as a timer that many tasks share. */
export const outsideTask = <T>(work: () => T): T => tasks.run({}, work);

export const currentTask = (): Task | undefined => tasks.getStore();

export function noteInTask(noted: Task): void {
  Object.assign(currentTask() ?? {}, noted);
}
