// What an admin sets for everyone: switches, and a banner.
import * as v from "valibot";
import { isOwnPath, isPlainAddress } from "../links.ts";
import { proof } from "./account/proof.ts";
import { LANGUAGE_IDS } from "./language.ts";
import { moment, tidy } from "./text.ts";

/** What can be switched off; docs/flows/admin.md says what follows. */
export const SWITCHES = ["sign_ups", "checkout", "push", "memory", "free_chat"] as const;
export type SwitchName = (typeof SWITCHES)[number];

export const BANNER_KINDS = ["info", "warning"] as const;
export const BANNER_LENGTH = 240;
export const BANNER_LINK_LENGTH = 500;

const words = v.pipe(
  v.string(),
  v.transform(tidy),
  v.minLength(1, "Please write something."),
  v.maxLength(BANNER_LENGTH, `Up to ${BANNER_LENGTH} characters.`),
);
/** A page of ours, or of anyone's by https. */
const link = v.pipe(
  v.string(),
  v.maxLength(BANNER_LINK_LENGTH),
  v.regex(/^\S+$/, "A link has no spaces."),
  v.check(
    (text) => isOwnPath(text) || isPlainAddress(text),
    "Must be a page here, as in /safety, or begin with https:// and the name of a site.",
  ),
);

const bannerParts = {
  kind: v.picklist(BANNER_KINDS),
  /** The words by language, at least one; other languages read the first. */
  words: v.pipe(
    v.record(v.picklist(LANGUAGE_IDS), words),
    v.check((each) => Object.keys(each).length > 0, "Please write something."),
  ),
  link: v.nullable(link),
  starts_at: moment,
  ends_at: moment,
};

export const banner = v.strictObject({
  /** Another banner is another id: who put one away sees the next. */
  id: v.string(),
  ...bannerParts,
});
export type Banner = v.InferOutput<typeof banner>;

/** Body of `POST /api/admin/site/banner`; null takes it away. */
export const bannerRequest = v.strictObject({
  ...proof,
  banner: v.nullable(
    v.pipe(
      v.strictObject(bannerParts),
      v.forward(
        v.check(
          ({ starts_at, ends_at }) => Date.parse(ends_at) > Date.parse(starts_at),
          "Must end after it begins.",
        ),
        ["ends_at"],
      ),
    ),
  ),
});

/** `GET /api/admin/site`, and what each change answers. */
export const adminSite = v.strictObject({
  switches: v.array(
    v.strictObject({
      name: v.picklist(SWITCHES),
      is_on: v.boolean(),
      changed_at: v.string(),
    }),
  ),
  banner: v.nullable(banner),
});
export type AdminSite = v.InferOutput<typeof adminSite>;
