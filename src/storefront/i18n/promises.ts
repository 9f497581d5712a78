import type { MessageKey } from './messages.ts';

/**
 * What must be so for a sentence of the shop to be true. `system`: the software keeps the promise in every store, by itself
 * or for an order that is there already.
 */
export type Backing =
  | 'email'
  | 'tax'
  | 'dispatch'
  | 'delivery'
  | 'returns'
  | 'terms'
  | 'giftCards'
  | 'system';

/** Words by which a sentence about money, time or the law is told. */
export const PROMISE_TERMS = {
  en: /\b(?:tax|vat|free|deliver\w*|ship(?:s|ped|ping)?|leaves|dispatch\w*|guarantee\w*|warrant\w*|terms|agree\w*|withdraw\w*|within|any ?time|on its way to|we (?:\w+ )?(?:send|sent|write|wrote)\b|by mail|unwanted mail|for ever|forever|tracking|secure|law|(?:business|working|\d+) days?)\b/i,
  he: /מע[״"]מ|(?<![א-ת])ה?מס(?![א-ת])|משלוח|חינם|(?<![א-ת])תוך|בכל עת|תנאי|ימי עסקים|יישלח|אחריות|החזר כספי|לפי החוק/,
} as const;

type Prefix = `${string}.*`;

/** Keys, or all keys that begin so. */
export const PROMISES: Readonly<Record<Backing, readonly (MessageKey | Prefix)[]>> = {
  email: [
    'checkout.emailHint',
    'checkout.weWrite',
    'thanks.confirmation',
    'thanks.weWrite',
    'notify.intro',
    'notify.requested',
    'notify.waiting',
    'giftCard.codeInLetter',
    'giftCard.byMail',
    'giftCard.atOnce',
    'giftCard.atNine',
    'checkout.againWrite',
    'signIn.approval',
    'signIn.register.code',
    'signIn.code.mailed',
    'signIn.code.hint',
    'signIn.recover.lead',
    'signIn.recover.sent',
    'signIn.factor.EMAIL.lead',
    'returns.means.ASKED',
    'thanks.accountVerify',
    'thanks.accountApproval',
    'transfer.elsewhere',
    'waiting.status.turn',
    'waiting.status.notified',
  ],
  tax: [
    'cart.taxIncluded',
    'cart.taxAdded',
    'product.taxIncluded',
    'product.taxAdded',
    'giftCard.noTax',
    'totals.taxRate',
    'totals.taxIncluded',
    'totals.taxIncludedRate',
    'totals.reverseCharge',
    'totals.exempt',
  ],
  dispatch: ['product.leaves', 'product.leavesFrom', 'thanks.preparedWithin', 'orders.means.within'],
  delivery: [
    'product.deliveredTo',
    'product.deliveryFree',
    'product.freeFrom',
    'product.notDelivered',
    'address.delivered',
    'offers.*',
  ],
  returns: ['returns.*'],
  terms: ['checkout.agreeByPaying', 'checkout.agreeByOrdering', 'checkout.agree'],
  giftCards: ['giftCard.*', 'cart.cardsOnly', 'thanks.cards', 'thanks.transferCards', 'thanks.waitingCards'],
  system: [
    // What became of an order.
    'orders.*',
    'lookUp.*',
    'thanks.posted',
    'thanks.postedText',
    'thanks.arrived',
    'thanks.declinedText',
    'parcels.*',
    'download.*',
    // A subscription that somebody has, and the plan that a product offers.
    'subscriptions.*',
    'plan.*',
    'checkout.againText',
    'checkout.againTextEnds',
    'checkout.termsAgain',
    'checkout.needed.keepCard',
    // The form of a checkout, which says what the buyer enters or the server has answered.
    'address.needed.*',
    'cart.blocked',
    'cart.codeNoEffect',
    'cart.deliveryNext',
    'cart.total',
    'checkout.address',
    'checkout.delivery',
    'checkout.deliveryNowhere',
    'checkout.deliveryNowhereHere',
    'checkout.carrierSilent',
    'checkout.free',
    'checkout.newsletter',
    'checkout.needed.taxId',
    'checkout.sameBilling',
    'checkout.taxId',
    'checkout.wrong.taxId.*',
    'totals.delivery',
    'totals.deliveryNamed',
    'totals.free',
    'country.lead',
    // A link that somebody opens, an answer that was sent, a code that was just requested, and that nothing is sent.
    'pay.expiredText',
    'security.sentTo',
    'waiting.stopped',
    // Accounts.
    'mails.agreed',
    'security.emailChanged',
    'review.early',
    'signIn.*',
    'review.link.expired.text',
  ],
};

/** What a message depends on; undefined of one that is in no list. */
export function backingOf(key: string): Backing | undefined {
  const matches = (entry: string): boolean =>
    entry.endsWith('.*') ? key.startsWith(entry.slice(0, -1)) : entry === key;
  const found = (Object.keys(PROMISES) as Backing[]).find((backing) => {
    // An exact key stands before a prefix of another list.
    return PROMISES[backing].some((entry) => entry === key);
  });
  return found ?? (Object.keys(PROMISES) as Backing[]).find((backing) => PROMISES[backing].some(matches));
}
