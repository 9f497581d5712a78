import { compareMoney, multiplyMoney, subtractMoney } from '../../shared/money.ts';
import { lineChoices } from '../../shared/order-lines.ts';
import { lineTotal } from '../../shared/price-totals.ts';
import type { CartLine } from '../../wix/shopper/cart-operations.ts';
import { oftenOf, type Often } from '../shell/often-line.ts';
import { nameOf, quantityOf, type CartState } from './cart-state.ts';

/** What keeps a line from being delivered, or nearly so. */
export type LineError = 'last' | 'partly' | 'sold-out' | 'gone';

export interface LineView {
  id: string;
  name: string;
  /** Size, frame, … in one line. */
  options: string;
  /** Path of the product's page. */
  href: string | undefined;
  image: string | undefined;
  quantity: number;
  /** Pieces in stock, where somebody counts them. */
  inStock: number | undefined;
  /** Before discounts of the cart: those stand below. */
  amount: string;
  /** Before a reduction of the product's own. */
  amountBefore: string | undefined;
  trouble: LineError | undefined;
  /** How often it comes; absent for what is bought once. */
  often: Often | undefined;
}

/** From this stock down a line says how many there are. */
const FEW = 3;

export function viewLines({ cart, asked }: Pick<CartState, 'cart' | 'asked'>): LineView[] {
  const currency = cart.currency ?? '';
  return (cart.lineItems ?? [])
    .filter((line) => quantityOf(line, asked) > 0)
    .map((line) => viewLine(line, quantityOf(line, asked), currency));
}

function viewLine(line: CartLine, quantity: number, currency: string): LineView {
  const amount = lineTotal({ ...line, quantity }, currency);
  const full = multiplyMoney(line.fullPrice?.amount ?? '0', quantity, currency);
  const inStock = line.availability?.quantityAvailable ?? undefined;
  return {
    id: line._id ?? '',
    name: nameOf(line),
    options: lineChoices(line),
    href: pathOf(line.url),
    image: line.image,
    quantity,
    inStock,
    amount,
    amountBefore: compareMoney(full, amount) > 0 ? full : undefined,
    trouble: troubleOf(line, quantity, inStock),
    often: oftenOf(line, subtractMoney(full, amount)),
  };
}

function troubleOf(
  { availability }: CartLine,
  quantity: number,
  inStock: number | undefined,
): LineError | undefined {
  if (availability?.status === 'NOT_FOUND') return 'gone';
  if (availability?.status === 'NOT_AVAILABLE' || inStock === 0) return 'sold-out';
  if (inStock === undefined) return undefined;
  if (quantity > inStock) return 'partly';
  return inStock <= FEW ? 'last' : undefined;
}

/** The SDK hands page addresses over whole; ours are on this host. */
function pathOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  const { pathname, search } = new URL(url, 'https://this.shop');
  return pathname + search;
}

/** Lines that no checkout takes as they are. */
export const isBlocked = (lines: readonly LineView[]): boolean =>
  lines.some(({ trouble }) => trouble !== undefined && trouble !== 'last');

/** A subscription is ordered by itself; with anything beside it the checkout would reject the cart. */
export const isMixed = (lines: readonly LineView[]): boolean =>
  lines.length > 1 && lines.some(({ often }) => often !== undefined);

/** The code the cart keeps, whether or not it earns something now. */
export const appliedCode = (cart: CartState['cart']): string | undefined =>
  cart.appliedDiscounts?.find(({ coupon }) => coupon)?.coupon?.code;
