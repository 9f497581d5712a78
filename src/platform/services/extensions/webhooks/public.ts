export { WebhookDeliverer } from './deliverer.ts';
export { countDeliveries } from './count.ts';
export { makeKey } from './keys.ts';
