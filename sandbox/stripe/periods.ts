// Months as Stripe counts them: the anchor's day of the month, or the month's last day.

export const DAY = 24 * 60 * 60;

export function nextPeriodEnd(anchor: number, after: number): number {
  for (let months = 1; ; months += 1) {
    const end = addMonths(anchor, months);
    if (end > after) return end;
  }
}

export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
