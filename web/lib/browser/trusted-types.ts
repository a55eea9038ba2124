// Text becomes markup, or the address of code, only by a policy: the browser refuses everything else, and every policy that
// server/http/browser/security-headers.ts does not list. A hole in a component stays harmless.

type Rules<Name extends string> = Record<Name, (text: string) => string>;

declare global {
  interface Window {
    /** TypeScript's own types lack this API. A policy returns an object that counts as its text. */
    trustedTypes?: {
      createPolicy<Name extends string>(policy: string, rules: Rules<Name>): Rules<Name>;
    };
  }
}

/** Returns the policy, or the plain rules where there are no policies (older browsers, prerendering). */
export const createPolicy = <Name extends string>(
  policy: string,
  rules: Rules<Name>,
): Rules<Name> => globalThis.window?.trustedTypes?.createPolicy(policy, rules) ?? rules;
