import { giftCardColumnLabels as words } from '#shared/gift-card-columns.en.ts';
import type { giftCardExtensions } from '#shared/extensions/gift-cards.ts';
import { giftCardsDesk } from '#shared/desks/gift-cards.ts';
import { lastMomentOf, type GiftCardView } from '#shared/gift-cards.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { checkedJob, oneByOne } from './bulk-job.ts';
import { exportJob, type Column } from './export-job.ts';
import { giftCards } from './gift-card-source.ts';
import { storeDay } from './store-time.ts';

const operation = 'ecom_gift-vouchers.getGiftCard';

const call = extensionCaller<typeof giftCardExtensions>();

const each = (
  name: 'disableGiftCard' | 'sendGiftCard',
  needless: (card: GiftCardView) => string | undefined,
) =>
  checkedJob<GiftCardView, object>({
    operation,
    permissions: giftCardsDesk.rights.edit,
    entities: giftCards,
    batch: 10,
    needless,
    gone: 'The card no longer exists.',
    act: ({ platformFetch, actor }, chosen) =>
      oneByOne(chosen, (giftCardId) => call(platformFetch, name, { giftCardId }, actor)),
  });

export const disableCards = each('disableGiftCard', ({ state }) =>
  state === 'DISABLED' ? 'It is stopped already.' : undefined,
);

export const sendCards = each('sendGiftCard', ({ state, recipient }) => {
  if (!recipient?.email) return 'It has no address to go to.';
  return state === 'DISABLED' || state === 'EXPIRED' || state === 'USED_UP'
    ? 'It cannot be used any more.'
    : undefined;
});

const columns: Readonly<Record<keyof typeof words, Column<GiftCardView>>> = {
  card: { title: words.card, value: ({ lastFour }) => `**** ${lastFour}` },
  state: { title: words.state, value: ({ state }) => state },
  balance: { title: words.balance, value: ({ balance }) => balance },
  loaded: { title: words.loaded, value: ({ loaded }) => loaded },
  currency: { title: words.currency, value: ({ currency }) => currency },
  name: { title: words.name, value: ({ recipient }) => recipient?.name ?? '' },
  email: { title: words.email, value: ({ recipient }) => recipient?.email ?? '' },
  from: { title: words.from, value: ({ sender }) => sender?.name ?? '' },
  order: { title: words.order, value: ({ orderNumber }) => orderNumber ?? '' },
  issued: { title: words.issued, value: ({ createdDate }, zone) => storeDay(createdDate, zone) },
  sends: {
    title: words.sends,
    value: ({ sentDate, sendDate }, zone) => storeDay(sentDate ?? sendDate, zone),
  },
  until: {
    title: words.until,
    value: ({ expirationDate }, zone) => storeDay(expirationDate && lastMomentOf(expirationDate), zone),
  },
  used: { title: words.used, value: ({ lastUsedDate }, zone) => storeDay(lastUsedDate, zone) },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportCards = exportJob({ operation, entities: giftCards, columns });
