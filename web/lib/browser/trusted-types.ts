// Text becomes markup, or the address of code, only by a policy: the browser refuses it otherwise, and every policy whose name
// server/http/browser/security-headers.ts does not list. So a hole in a component is none.

type Rules<Name extends string> = Record<Name, (text: string) => string>;

declare global {
  interface Window {
    /** Not in TypeScript's own types yet. What a policy returns is an object that counts as its text. */
    trustedTypes?: {
      createPolicy<Name extends string>(policy: string, rules: Rules<Name>): Rules<Name>;
    };
  }
}

/** Where nothing asks for policies (older browsers, the build that renders pages) the rules hold all the same. */
export const createPolicy = <Name extends string>(
  policy: string,
  rules: Rules<Name>,
): Rules<Name> => globalThis.window?.trustedTypes?.createPolicy(policy, rules) ?? rules;
