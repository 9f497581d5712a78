import { z } from 'zod';
import type { AuthenticationApi, Reply, Request } from '../../../contract/index.ts';

/** Looks at the form only: whether somebody has an account with it is nobody's business. */
export async function validateEmail({
  email,
}: Request<AuthenticationApi, 'validateEmail'>): Promise<Reply<AuthenticationApi, 'validateEmail'>> {
  const valid = z.regexes.email.test(email);
  return { valid, formatInvalid: !valid };
}
