import { z } from 'zod';
import { MIN_PASSWORD_LENGTH } from './auth.ts';

export const personName = z.string().trim().min(1).max(100);
export const emailAddress = z.email().max(254);

/** What somebody with a one-time link sends; the email address only where the link does not know it. */
export const newAccount = z.object({
  token: z.string().min(1).max(200),
  name: personName,
  email: emailAddress.optional(),
  password: z.string().min(MIN_PASSWORD_LENGTH).max(200),
});
