import type { Decimal } from './money.ts';

/** What is to be added for a discount: so many pieces more, or goods of so much at their own prices. */
export type OfferCondition = { pieces: number } | { spend: Decimal };

/** Which goods count. */
export type OfferScope =
  | { kind: 'ALL' }
  | { kind: 'COLLECTIONS'; ids: string[] }
  | { kind: 'ITEMS'; ids: string[] };

type Cut =
  | { kind: 'PERCENT'; percentage: number }
  | { kind: 'AMOUNT'; amount: Decimal }
  | { kind: 'PRICE'; price: Decimal };

/** What the discount does: to all it covers, or to so many pieces of it, the cheapest. */
export type Gain =
  | (Cut & { cheapest?: number })
  /** "3 for 2": of so many pieces, so many are paid for. */
  | { kind: 'FREE'; pieces: number; paid: number }
  /** "3 for 50". */
  | { kind: 'BUNDLE'; pieces: number; price: Decimal };

/** An automatic discount that is nearly earned. */
export interface RuleOffer {
  ruleId: string;
  /** As the shop calls it. */
  name: string;
  /** From here: nothing where one piece is enough. */
  ask: OfferCondition;
  /** From an empty cart. */
  at: OfferCondition;
  scope: OfferScope;
  gain: Gain;
}

/** A collection or product that counts, as pages name it. */
export interface OfferPlace {
  name: string;
  /** Of its page. */
  path: string;
}

export type NamedOffer = Omit<RuleOffer, 'scope'> & {
  /** Of these alone; empty: whatever it is. */
  places: OfferPlace[];
};

/** How far it is to free delivery. */
export interface DeliveryOffer {
  /** What is missing of `from`; nothing: it is free. */
  left: Decimal;
  /** Of what is paid for the goods, after discounts. */
  from: Decimal;
  /** What is paid for them now. */
  paid: Decimal;
}

/** What a cart nearly earns. */
export interface CartOffers {
  currency: string;
  rules: NamedOffer[];
  /** Absent where it is unknown. */
  delivery?: DeliveryOffer & {
    /** Where to: its country, or what the shop calls the region. */
    place: { country: string } | { region: string };
  };
}
