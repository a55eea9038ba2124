// `npm start -- --lan`: for a phone in the same network. What is said already, in the environment or in .env, stays.
import { randomBytes } from "node:crypto";
import { ownAddress } from "../address/own-address.ts";

export function openToLan(env: NodeJS.ProcessEnv): void {
  env.HOST ||= "0.0.0.0";
  env.PUBLIC_URL ||= ownAddress(env.HOST, Number(env.PORT || 3000));
  env.SANDBOX_KEY ||= randomBytes(12).toString("base64url");
}
