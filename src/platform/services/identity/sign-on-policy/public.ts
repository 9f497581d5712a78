import { policy } from './policy.ts';

/** What other services may use of the sign-on policy. */
export const readPolicy = policy.read;
