export { type SeedNotificationRequest, seedNotificationRequests } from './seed-requests.ts';
