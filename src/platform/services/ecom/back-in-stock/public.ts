export { sampleBackInStockEmail } from './mail.ts';
export { type SeedNotificationRequest, seedNotificationRequests } from './seed-requests.ts';
