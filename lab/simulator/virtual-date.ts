// A Date that is ahead of the machine's, for a whole process: libraries read it, too. Timers wait as long as ever.
const RealDate = Date;
let aheadMs = 0;

class VirtualDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(VirtualDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}

/** From the first call on, every `Date` of this process is so far ahead. */
export function moveDate(ms: number): void {
  aheadMs = ms;
  globalThis.Date = VirtualDate as DateConstructor;
}
