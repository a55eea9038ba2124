// Sign-in with Google by OIDC discovery. Google is asked for its addresses when someone first needs them, not at the
// start: an outage over there must not keep everyone else out, and is over for us as soon as it is over for them.
import type { AuthContext, BetterAuthPlugin } from "better-auth";
import { genericOAuth } from "better-auth/plugins";
import { decodeJwt } from "jose";
import { cut } from "../../../shared/cut.ts";
import { NAME_LENGTH, nameProblem } from "../../../shared/rules/names.ts";
import type { GoogleConfig } from "../../platform/config.ts";

const PROVIDER = "google";
export const IMAGE_LENGTH = 2048;
const PATHS = ["/auth/v1/sign-in/social", `/auth/v1/callback/${PROVIDER}`];

export function googlePlugin({ issuer, clientId, clientSecret }: GoogleConfig): BetterAuthPlugin {
  const { init, ...plugin } = genericOAuth({
    config: [
      {
        providerId: PROVIDER,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        requireEmailVerification: true,
        clientId,
        clientSecret,
        pkce: true,
        scopes: ["openid", "email", "profile"],
        mapProfileToUser: ({ name, image, emailVerified }) => ({
          name: fitName(name ?? ""),
          // An issuer that writes "false" means it.
          emailVerified: (emailVerified as unknown) === true,
          image: image && image.length <= IMAGE_LENGTH ? image : undefined,
        }),
      },
    ],
  });
  let discovery: Promise<void> | null = null;

  async function discover(context: AuthContext): Promise<void> {
    const found = await init(context);
    const provider = found.context.socialProviders.find(({ id }) => id === PROVIDER);
    // The array is shared by every request's context, so the provider stays.
    if (!provider || has(context)) return;
    // Metadata must name the issuer that was asked for it.
    if (provider.issuer?.replace(/\/$/, "") !== issuer)
      throw new Error(`The metadata of ${issuer} is that of ${provider.issuer}.`);
    const { getUserInfo } = provider;
    context.socialProviders.push({
      ...provider,
      getUserInfo: async (tokens) => (hasEnd(tokens.idToken) ? getUserInfo(tokens) : null),
    });
  }

  return {
    ...plugin,
    async onRequest(request, context) {
      if (has(context) || !PATHS.includes(new URL(request.url).pathname)) return;
      discovery ??= discover(context).finally(() => (discovery = null));
      await discovery;
    },
  };
}

/** The library checks an id token that is there, and its end where it names one. OpenID Connect asks for both. */
function hasEnd(idToken: string | undefined): boolean {
  try {
    return idToken !== undefined && decodeJwt(idToken).exp !== undefined;
  } catch {
    return false;
  }
}

/** Cut to what a profile may hold; what our own page would refuse is no name. */
function fitName(name: string): string {
  const fitting = cut(name, NAME_LENGTH);
  return nameProblem(fitting) === null ? fitting : "";
}

function has({ socialProviders }: AuthContext): boolean {
  return socialProviders.some(({ id }) => id === PROVIDER);
}
