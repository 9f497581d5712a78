export { WebhookDeliverer } from './deliverer.ts';
export { countDeliveries } from './count.ts';
