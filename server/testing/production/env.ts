// The settings of a production server except its addresses. Names below .internal are private and not reserved for examples.

export const PRODUCTION_ENV = {
  NODE_ENV: "production",
  AUTH_SECRET: "a secret of thirty-two characters",
  MAIL_FROM: "Luli <hello@luli.internal>",
  SUPPORT_EMAIL: "support@luli.internal",
  OPERATOR_NAME: "Luli Dublin Ltd",
  OPERATOR_ADDRESS: "1 Meadow Lane, Dublin",
  PARENT_COMPANY_URL: "https://company.internal",
};
