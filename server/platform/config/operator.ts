// Who sells this and answers for it, as the law wants it named: the imprint, the privacy policy and the terms say it.
import type { Environment } from "./environment.ts";

export type OperatorConfig = {
  name: string;
  address: string;
  /** Empty, as all that follows: there is none, or nobody has said it. */
  representative: string;
  register: string;
  vatId: string;
  phone: string;
  privacyEmail: string;
};

/** Where nobody has said it, the pages say that too, in place of a name. */
export const readOperator = (env: Environment, supportEmail: string): OperatorConfig => ({
  name: env.OPERATOR_NAME ?? "Luli (development copy)",
  address: env.OPERATOR_ADDRESS ?? "No postal address (development copy)",
  representative: env.OPERATOR_REPRESENTATIVE ?? "",
  register: env.OPERATOR_REGISTER ?? "",
  vatId: env.OPERATOR_VAT_ID ?? "",
  phone: env.OPERATOR_PHONE ?? "",
  privacyEmail: env.PRIVACY_EMAIL ?? supportEmail,
});
