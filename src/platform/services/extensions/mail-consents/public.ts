/** What other services may use of what people agreed to, and of what they asked not to get. */
export { signStop } from './links.ts';
export { confirmNewsletter } from './listen.ts';
export { isSubscribed, newsletterOf } from './newsletter.ts';
export { countOptOuts, isOptedOut, optedOutOf } from './opt-outs.ts';
