// All that real people's Luli must be told, but the addresses of its wires.

export const PRODUCTION_ENV = {
  NODE_ENV: "production",
  AUTH_SECRET: "a secret of thirty-two characters",
  MAIL_FROM: "Luli <hello@luli.example>",
  SUPPORT_EMAIL: "support@luli.example",
  OPERATOR_NAME: "Luli Ltd",
  OPERATOR_ADDRESS: "1 Meadow Lane, Dublin",
  PARENT_COMPANY_URL: "https://company.example",
};
