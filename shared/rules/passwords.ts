/** Of a password, in UTF-16 units, as better-auth counts them. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };
