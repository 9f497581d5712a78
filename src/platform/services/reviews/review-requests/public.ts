/** What other parts may use of review requests. */
export { dearest } from './rules/dearest.ts';
export { seedRequests, type SeedRequest } from './seed-requests.ts';
