// better-auth's own client. Only this feature pays for it; the shell asks for the session by itself (lib/session-store.ts).
import { createAuthClient } from "better-auth/client";
import { inferAdditionalFields } from "better-auth/client/plugins";
import { paths } from "../../lib/paths.ts";

export const authClient = createAuthClient({
  basePath: paths.auth,
  plugins: [
    inferAdditionalFields({
      user: {
        timeZone: { type: "string", required: false },
        language: { type: "string", required: false },
      },
    }),
  ],
  fetchOptions: { customFetchImpl: (input, init) => fetch(input, init) },
});
