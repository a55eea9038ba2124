// The company behind Luli, as the law wants it named in the legal notice, the privacy policy and the terms.
import type { Environment } from "./environment.ts";

/** The legal pages show that a name is missing if none is given. */
export const readOperator = (env: Environment, supportEmail: string) => ({
  name: env.OPERATOR_NAME ?? "Luli (development copy)",
  address: env.OPERATOR_ADDRESS ?? "No postal address (development copy)",
  /** This and all that follows may be empty: none, or not given. */
  representative: env.OPERATOR_REPRESENTATIVE ?? "",
  register: env.OPERATOR_REGISTER ?? "",
  vatId: env.OPERATOR_VAT_ID ?? "",
  phone: env.OPERATOR_PHONE ?? "",
  privacyEmail: env.PRIVACY_EMAIL ?? supportEmail,
});
