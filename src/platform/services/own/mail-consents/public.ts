/** What other services may use of what people agreed to, and of what they asked not to get. */
export { signStop } from './links.ts';
export { settleNewsletter } from './listen.ts';
export { isSubscribed, newsletterOf } from './newsletter.ts';
export { countRefusals, isRefused, refusedOf } from './refusals.ts';
