/** What other services may use of redirects. */
export { domainsFor } from './client-domains.ts';
export { dropSession } from './hosted/session-cookie.ts';
export { isAllowedCallback } from './rules/destinations.ts';
