/** What other services may use of the sign-on policy. */
export { readPolicy, type SignOnPolicy } from './policy.ts';
