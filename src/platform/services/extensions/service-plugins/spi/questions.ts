import { z } from 'zod';
import { compareMoney, fitsCurrency, isDecimal } from '#shared/money.ts';
import { BadAnswer } from '#platform/plugins.ts';
import type { AskablePlugin } from '../askable.ts';

/** A line of a cart, as any of them is told of it. */
export interface QuestionLine {
  id: string;
  name: string;
  quantity: number;
  /** Of one piece. */
  price: string;
  shippable: boolean;
  weight?: number | undefined;
  catalogReference?: { appId?: string; catalogItemId?: string } | undefined;
}

/** Where something goes: no name, no street. */
export interface QuestionAddress {
  country?: string | null;
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
}

/** Who wants to know. */
export interface OnBehalfOf {
  identity: object;
  language: string;
}

export const placeOf = ({ country, subdivision, city, postalCode }: QuestionAddress): object => ({
  ...(country && { country }),
  ...(subdivision && { subdivision }),
  ...(city && { city }),
  ...(postalCode && { postalCode }),
});

export const referenceOf = ({ catalogReference: reference }: QuestionLine): object =>
  reference?.catalogItemId
    ? { catalogReference: { catalogItemId: reference.catalogItemId, appId: reference.appId ?? '' } }
    : {};

/** A line as validations and payments are told of it. */
export const lineItemOf = (line: QuestionLine) => ({
  id: line.id,
  productName: { original: line.name.slice(0, 200) },
  quantity: line.quantity,
  price: { amount: line.price, convertedAmount: line.price },
  physicalProperties: { weight: line.weight ?? 0, shippable: line.shippable },
  ...referenceOf(line),
});

/** The same lines with their places for their ids. */
export const byPlace = (lines: readonly { id: string }[]): object[] =>
  lines.map(({ id: _id, ...line }) => line);

/** At which place a line of the question is. @throws BadAnswer for one that was not in it */
export function placeIn(lines: readonly { id: string }[], id: string): number {
  const place = lines.findIndex((line) => line.id === id);
  if (place < 0) throw new BadAnswer('It speaks of a line that is not in the cart.');
  return place;
}

const MAX_MONEY = '1000000000';

/** An amount as shops have it: no sign, no more digits than its currency. */
export const amountIn = (currency: string) =>
  z
    .string()
    .max(30)
    .refine(
      (text) =>
        isDecimal(text) &&
        compareMoney(text, '0') >= 0 &&
        compareMoney(text, MAX_MONEY) <= 0 &&
        fitsCurrency(text, currency),
      `must be an amount of ${currency} that is not negative`,
    );

export const theCurrency = (currency: string) =>
  z.string().refine((said) => said === currency, `must be ${currency}`);

const CONTROL = /\p{Cc}/u;

/** Plain words that people read: no mark-up, nothing invisible. */
export const plainText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => !/[<>]/.test(text) && !CONTROL.test(text), 'must be plain text');

export type { AskablePlugin };
