/** What other services may use of the sign-on policy. */
export { readPolicy } from './policy.ts';
