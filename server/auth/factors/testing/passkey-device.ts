// A device that keeps passkeys, as far as a server can tell: it signs what it is asked, or what an attacker would have it sign.
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Making = { challenge: string; rp: { id: string }; user: { id: string } };
type AssertionOptions = { challenge: string; rpId: string };
/** Deviations from a correct answer. */
type Odd = {
  origin?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
};

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

export function createDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let owner = "";
  let counter = 0;

  const clientDataOf = (type: "create" | "get", challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: from }));

  const dataOf = (rpId: string, flags: number, count: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  };
  const flagsOf = ({ isVerified = true }: Odd) => PRESENT + (isVerified ? VERIFIED : 0);
  const answerOf = <T>(response: T) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    make(options: Making, odd: Odd = {}) {
      owner = options.user.id;
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, "base64url")],
        [-3, Buffer.from(y!, "base64url")],
      ]);
      const authData = Buffer.concat([
        dataOf(options.rp.id, flagsOf(odd) + WITH_KEY, counter),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", authData],
      ]);
      const challenge = odd.challenge ?? options.challenge;
      return answerOf({
        clientDataJSON: base64url(clientDataOf("create", challenge, odd.origin)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
      });
    },
    show({ challenge, rpId }: AssertionOptions, odd: Odd = {}) {
      const clientData = clientDataOf("get", odd.challenge ?? challenge, odd.origin);
      const data = dataOf(rpId, flagsOf(odd), odd.counter ?? (counter += 1));
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey);
      return answerOf({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: odd.userHandle ?? owner,
      });
    },
  };
}
