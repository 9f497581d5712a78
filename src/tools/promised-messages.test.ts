import { expect, it } from 'vitest';
import { messages } from '#admin/i18n/messages.ts';
import storefrontReviews from '../storefront/i18n/en/reviews.ts';
import '#admin/resources/marketing/gift-cards/messages.en.ts';
import '#admin/resources/content/reviews/messages.en.ts';

const say = (key: string, values?: object): string => messages.say(key, { ...values });

it('the preview of a reply has the messages of the store', () => {
  const store = storefrontReviews['reviews.reply'].replace('%{store}', 'Halfdrop');
  expect(say('reviews.replyFrom', { name: 'Halfdrop' })).toBe(store);
});

it('only the reply to an approved review is said to be published', () => {
  expect(say('reviews.publish.APPROVED')).toContain('Publish');
  for (const status of ['WAITING', 'REJECTED']) {
    expect(say(`reviews.publish.${status}`)).not.toContain('Publish');
    expect(say(`reviews.replyIs.${status}`)).not.toBe(say('reviews.replyIs.APPROVED'));
    expect(say(`reviews.replied.${status}`)).not.toBe(say('reviews.replied.APPROVED'));
  }
});

it('who issues a gift card is told the action that displays its code again', () => {
  expect(say('gift-cards.issued.once')).toContain(`“${say('gift-cards.action.code.action')}”`);
});
