/** As long as what people write to their buyers may be. */
export const MAIL_BOUNDS = { subject: 150, message: 4000 } as const;
