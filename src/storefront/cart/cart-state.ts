import type { CallError } from '../../wix/errors.ts';
import type { Cart, CartLine, CartTotals } from '../../wix/shopper/cart-operations.ts';

export type CartNotice =
  | { kind: 'removed'; line: CartLine }
  /** The server kept less than was asked for. */
  | { kind: 'clamped'; name: string; quantity: number }
  | { kind: 'failed'; error: CallError };

export interface CartState {
  phase: 'loading' | 'ready' | 'failed';
  /** As the server said last. */
  cart: Cart;
  /** Quantities on their way to the server, by line; 0 takes the line out. */
  asked: Readonly<Record<string, number>>;
  totals: CartTotals | undefined;
  pricing: 'current' | 'running' | 'failed';
  notice: CartNotice | undefined;
  code: { busy: boolean; error?: CallError };
}

export const EMPTY_CART: CartState = {
  phase: 'loading',
  cart: {},
  asked: {},
  totals: undefined,
  pricing: 'current',
  notice: undefined,
  code: { busy: false },
};

/** Pieces as the shopper sees them: what is on its way counts already. */
export const countPieces = ({ cart, asked }: Pick<CartState, 'cart' | 'asked'>): number =>
  (cart.lineItems ?? []).reduce((sum, line) => sum + quantityOf(line, asked), 0);

export const quantityOf = ({ _id, quantity = 0 }: CartLine, requested: CartState['asked']): number =>
  requested[_id ?? ''] ?? quantity;

export function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  const { [key]: _dropped, ...rest } = record;
  return rest;
}

/** Where the server kept less of a line than was asked for: its stock. */
export function findClamp(cart: Cart, lineId: string, requested: number): CartNotice | undefined {
  const line = cart.lineItems?.find(({ _id }) => _id === lineId);
  if (!line || requested === 0 || (line.quantity ?? 0) >= requested) return undefined;
  return { kind: 'clamped', name: nameOf(line), quantity: line.quantity ?? 0 };
}

export const nameOf = ({ productName }: CartLine): string =>
  productName?.translated ?? productName?.original ?? '';
