// Verdict of `npm audit --json`: no findings, findings, or an unreachable registry, which counts as a failure.

export type Verdict = { exitCode: 0 | 1 | 2; sentence: string };

type Audited = {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};

export function readAudit(output: string): Verdict {
  const { metadata, vulnerabilities = {} } = parse(output);
  const total = metadata?.vulnerabilities?.["total"];
  if (total === undefined)
    return {
      exitCode: 2,
      sentence: `The registry could not be asked, so nothing is known: ${firstLine(output)}`,
    };
  if (total === 0) return { exitCode: 0, sentence: "The registry knows of no vulnerability." };
  const named = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  );
  return { exitCode: 1, sentence: named.toSorted().join("\n") };
}

function parse(output: string): Audited {
  try {
    return (JSON.parse(output) as Audited | null) ?? {};
  } catch {
    return {};
  }
}

const firstLine = (output: string): string =>
  /"(?:message|summary)": "([^"]+)"/.exec(output)?.[1] ??
  (output.trim().split("\n")[0] || "no answer");
