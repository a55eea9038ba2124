// Zones by what their clocks show now.

/** IANA. Its names count westwards. */
export function zoneWhereItIs(hour: number): string {
  // The offset is between eleven hours behind and twelve ahead.
  const ahead = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
