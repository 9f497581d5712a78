import type {
  GiftCardMovement,
  GiftCardRules,
  GiftCardSummary,
  ToldGiftCard,
} from '../../../shared/gift-cards.ts';
import { callApi } from '../../access/call-api.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import type { GiftCardRecord, OpenGiftCard } from './gift-card-record.ts';
import { giftCardListSpec } from './list-spec.ts';

interface Asked {
  signal?: AbortSignal | undefined;
}

/** What is typed of a card that is issued. */
export interface NewGiftCard {
  /** It is issued once, however often it is asked for by the same. */
  once: string;
  amount: string;
  email?: string;
  name?: string;
  from?: string;
  message?: string;
  sendOn?: string;
  goodUntil?: string | null;
}

/** What can be done to a card, with what is told along. */
export interface Deeds {
  balance: { by: string; note?: string; once: string };
  disable: { note?: string };
  enable: object;
  send: { email?: string };
  end: { goodUntil: string | null };
}

export const RULES = 'rules';
const ask = <Reply>(path: string, body: object = {}, { signal }: Asked = {}): Promise<Reply> =>
  callApi<Reply>('POST', `/admin/api/gift-cards/${path}`, body, { signal });

const toItem = (card: ToldGiftCard): GiftCardRecord => ({ ...card, _id: card.id });

interface Page {
  giftCards: ToldGiftCard[];
  pagingMetadata?: { cursors?: { next?: string } };
}

const provider = platformProvider({
  spec: giftCardListSpec,
  items: 'giftCards',
  async list(query, options) {
    const { giftCards, ...page } = await ask<Page>('query', { query }, options);
    return { ...page, giftCards: giftCards.map(toItem) };
  },
  async get(id, options): Promise<OpenGiftCard> {
    const { giftCard, history } = await ask<{ giftCard: ToldGiftCard; history: GiftCardMovement[] }>(
      `${encodeURIComponent(id)}/read`,
      {},
      options,
    );
    return { ...toItem(giftCard), history };
  },
  count: async (filter, options) => (await ask<{ count: number }>('count', { filter }, options)).count,
});

/** The rules of the desk are one record beside the cards. */
export const giftCardsProvider = {
  ...provider,

  async getOne(resource: string, params: { id: string; signal?: AbortSignal }) {
    if (params.id !== RULES) return provider.getOne(resource, params);
    const { rules } = await ask<{ rules: GiftCardRules }>('rules/read', {}, params);
    return { data: { ...rules, id: RULES } };
  },

  async update(_resource: string, { data }: { data: Partial<GiftCardRules> }) {
    const { sold, presets, least, most, months } = data;
    const { rules } = await ask<{ rules: GiftCardRules }>('rules/write', {
      sold,
      presets,
      least,
      most,
      months,
    });
    return { data: { ...rules, id: RULES } };
  },

  async summary(_resource: string, asked: Asked): Promise<{ data: GiftCardSummary }> {
    return { data: (await ask<{ summary: GiftCardSummary }>('summary', {}, asked)).summary };
  },

  /** The code is told here and nowhere else. */
  async issue(_resource: string, card: NewGiftCard) {
    return { data: await ask<{ giftCard: ToldGiftCard; code: string }>('issue', card) };
  },

  async deed<Name extends keyof Deeds>(_resource: string, id: string, name: Name, told: Deeds[Name]) {
    return {
      data: (await ask<{ giftCard: ToldGiftCard }>(`${encodeURIComponent(id)}/${name}`, told)).giftCard,
    };
  },

  async code(_resource: string, { id }: { id: string }) {
    return { data: (await ask<{ code: string }>(`${encodeURIComponent(id)}/code`)).code };
  },
};

export type GiftCardsProvider = typeof giftCardsProvider;
