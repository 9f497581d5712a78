import { z } from 'zod';
import {
  GIFT_CARD_STATES,
  LAST_END,
  MAX_MESSAGE,
  MAX_MONTHS,
  MAX_NAME,
  MAX_PRESETS,
  MOVEMENT_KINDS,
  type GiftCardMovement,
  type GiftCardRules,
  type GiftCardSummary,
  type GiftCardView,
} from '../gift-cards.ts';
import { compareMoney, isDecimal, isPositiveMoney } from '../money.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';
import { countRequest, countResponse, cursorMetadata, queryRequest } from './paging.ts';

const READ = 'ECOM.GIFT_CARD_READ';
const MANAGE = 'COUNTERPART.GIFT_CARDS_MANAGE';

const decimal = z.string().max(20).refine(isDecimal, 'must be a decimal');
const positive = decimal.refine(isPositiveMoney, 'must be more than 0');
const email = z.email().max(254);
const name = z.string().trim().max(MAX_NAME).optional();
const note = z.string().trim().max(MAX_MESSAGE).optional();
/** Made by the caller for each change: the change is made once, however often the request is repeated. */
const once = z.guid().optional();
const lastDay = z.iso
  .date()
  .refine((day) => day <= LAST_END, 'is too far away; a card without an end is good for ever');
const giftCardId = z.string().max(100);

const rules = z
  .strictObject({
    sold: z.boolean(),
    presets: z.array(positive).min(1).max(MAX_PRESETS),
    least: positive,
    most: positive,
    months: z.int().min(0).max(MAX_MONTHS),
  })
  .refine(({ least, most }) => compareMoney(least, most) <= 0, {
    path: ['most'],
    message: 'must not be less than the least',
  });

const moment = z.string();
const optionalText = z.string().exactOptional();

const giftCard = z.strictObject({
  id: z.guid(),
  lastFour: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  balance: z.string(),
  loaded: z.string(),
  currency: z.string(),
  createdDate: moment,
  updatedDate: moment,
  lastUsedDate: optionalText,
  expirationDate: optionalText,
  recipient: z.strictObject({ name: optionalText, email: optionalText }).exactOptional(),
  sender: z.strictObject({ name: optionalText }).exactOptional(),
  message: optionalText,
  language: optionalText,
  sendDate: optionalText,
  sentDate: optionalText,
  failure: optionalText,
  orderId: optionalText,
  orderNumber: optionalText,
  issuedBy: optionalText,
}) satisfies z.ZodType<GiftCardView>;

const movement = z.strictObject({
  id: z.guid(),
  kind: z.enum(MOVEMENT_KINDS),
  amount: z.string(),
  balance: z.string(),
  date: moment,
  orderId: optionalText,
  orderNumber: optionalText,
  by: optionalText,
  note: optionalText,
}) satisfies z.ZodType<GiftCardMovement>;

const summary = z.strictObject({
  owed: z.array(z.strictObject({ currency: z.string(), cards: z.int(), amount: z.string() })),
  issued: z.string(),
  used: z.string(),
  lapsed: z.string(),
}) satisfies z.ZodType<GiftCardSummary>;

const oneCard = z.strictObject({ giftCard });
const currentRules = z.strictObject({ rules: z.custom<GiftCardRules>() });

/** A change of one card, whose audit entry keeps the card. */
const cardChange = <Request extends z.ZodType<{ giftCardId: string }>>(request: Request) =>
  changeExtension({
    permission: MANAGE,
    request,
    response: oneCard,
    audit: {
      entityType: 'giftCard',
      entityId: (sent) => sent.giftCardId,
      after: (response) => response.giftCard,
    },
  });

/** Gift cards, of which the contract has three operations. */
export const giftCardExtensions = {
  queryGiftCards: readExtension({
    permission: READ,
    request: queryRequest,
    response: z.strictObject({ giftCards: z.array(giftCard), pagingMetadata: cursorMetadata }),
  }),
  countGiftCards: readExtension({
    permission: READ,
    request: countRequest,
    response: countResponse,
  }),
  summarizeGiftCards: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ summary }),
  }),
  getGiftCardWithHistory: readExtension({
    permission: READ,
    request: z.strictObject({ giftCardId }),
    response: z.strictObject({ giftCard, history: z.array(movement) }),
  }),
  getGiftCardRules: readExtension({ permission: READ, request: z.strictObject({}), response: currentRules }),
  changeGiftCardRules: changeExtension({
    permission: MANAGE,
    request: rules,
    response: currentRules,
    audit: { entityType: 'giftCardRules', settingsRead: 'getGiftCardRules' },
  }),
  issueGiftCard: changeExtension({
    permission: MANAGE,
    request: z.strictObject({
      once,
      amount: positive,
      email: email.optional(),
      name,
      from: name,
      message: note,
      sendOn: z.iso.date().optional(),
      goodUntil: lastDay.nullish(),
      language: z.enum(['en', 'he']).optional(),
      note,
    }),
    response: z.strictObject({ giftCard, code: z.string() }),
    audit: {
      entityType: 'giftCard',
      entityId: (_request, response) => response.giftCard.id,
      after: (response) => response.giftCard,
    },
  }),
  changeGiftCardBalance: cardChange(z.strictObject({ giftCardId, by: decimal, note, once })),
  disableGiftCard: cardChange(z.strictObject({ giftCardId, note })),
  enableGiftCard: cardChange(z.strictObject({ giftCardId })),
  sendGiftCard: cardChange(z.strictObject({ giftCardId, email: email.optional() })),
  changeGiftCardEnd: cardChange(z.strictObject({ giftCardId, goodUntil: lastDay.nullable() })),
  /** Displaying a code lets somebody spend the card: it is audited as a change. */
  showGiftCardCode: changeExtension({
    permission: MANAGE,
    request: z.strictObject({ giftCardId }),
    response: z.strictObject({ code: z.string() }),
    audit: { entityType: 'giftCard', entityId: (sent) => sent.giftCardId },
  }),
};

const balance = z.strictObject({
  obfuscatedCode: z.string(),
  balance: z.strictObject({ value: z.string(), currency: z.string() }),
  status: z.enum(['VALID', 'EXPIRED', 'DISABLED']),
  expirationDate: optionalText,
  /** Set for the card of an app, which alone knows when the card expires. */
  isElsewhere: z.literal(true).exactOptional(),
});

interface GiftCardOffer extends GiftCardRules {
  currency: string;
  today: string;
  daysAhead: number;
}

export const shopperGiftCardExtensions = {
  /** What the shop sells of gift cards now. */
  getGiftCardOffer: shopperExtension({
    request: z.strictObject({}),
    response: z.strictObject({ offer: z.custom<GiftCardOffer>() }),
  }),
  /** Null where nobody has such a code. */
  checkGiftCardBalance: shopperExtension({
    request: z.strictObject({ code: z.string().max(100) }),
    response: z.strictObject({ giftCard: balance.nullable() }),
  }),
};
