import type { ExtensionRequest } from '#shared/extensions/define.ts';
import type { giftCardExtensions } from '#shared/extensions/gift-cards.ts';
import type { GiftCardRules, GiftCardView } from '#shared/gift-cards.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import type { GiftCardRecord, OpenGiftCard } from './gift-card-record.ts';
import { giftCardListSpec } from './list-spec.ts';

type Requests = typeof giftCardExtensions;

/** What is entered for a card that is issued. */
export type NewGiftCard = ExtensionRequest<Requests['issueGiftCard']>;

/** The operations that change one card and return it. */
export type GiftCardChange =
  | 'changeGiftCardBalance'
  | 'disableGiftCard'
  | 'enableGiftCard'
  | 'sendGiftCard'
  | 'changeGiftCardEnd';

export const RULES = 'rules';

const call = extensionClient<Requests>();

const toItem = (card: GiftCardView): GiftCardRecord => ({ ...card, _id: card.id });

const provider = platformProvider({
  spec: giftCardListSpec,
  items: 'giftCards',
  async list(query, options) {
    const { giftCards, ...page } = await call('queryGiftCards', { query: { ...query } }, options);
    return { ...page, giftCards: giftCards.map(toItem) };
  },
  async get(id, options): Promise<OpenGiftCard> {
    const { giftCard, history } = await call('getGiftCardWithHistory', { giftCardId: id }, options);
    return { ...toItem(giftCard), history };
  },
  count: async (filter, options) => (await call('countGiftCards', { filter: { ...filter } }, options)).count,
});

/** The rules of the desk are one record beside the cards. */
export const giftCardsProvider = {
  ...provider,

  async getOne(resource: string, params: { id: string; signal?: AbortSignal }) {
    if (params.id !== RULES) return provider.getOne(resource, params);
    const { rules } = await call('getGiftCardRules', {}, params);
    return { data: { ...rules, id: RULES } };
  },

  async update(_resource: string, { data }: { data: GiftCardRules }) {
    const { sold, presets, least, most, months } = data;
    const { rules } = await call('changeGiftCardRules', { sold, presets, least, most, months });
    return { data: { ...rules, id: RULES } };
  },

  async summary(_resource: string, options: { signal?: AbortSignal | undefined }) {
    return { data: (await call('summarizeGiftCards', {}, options)).summary };
  },

  /** The only response with the code. */
  issue: async (_resource: string, card: NewGiftCard) => ({ data: await call('issueGiftCard', card) }),

  change: async <Name extends GiftCardChange>(
    _resource: string,
    name: Name,
    request: ExtensionRequest<Requests[Name]>,
  ) => ({ data: (await call<GiftCardChange>(name, request)).giftCard }),

  code: async (_resource: string, { id }: { id: string }) => ({
    data: (await call('showGiftCardCode', { giftCardId: id })).code,
  }),
};

export type GiftCardsProvider = typeof giftCardsProvider;
