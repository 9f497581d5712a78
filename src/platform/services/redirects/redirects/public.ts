/** What other services may use of redirects. */
export { dropSession } from './hosted/session-cookie.ts';
