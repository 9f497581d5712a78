/** A gift card that another page proposes to issue; the browser keeps it with the entry of its history. */
export interface PreparedCard {
  amount: string;
  email?: string;
}

export const isPreparedCard = (state: unknown): state is PreparedCard =>
  typeof state === 'object' && state !== null && 'amount' in state && typeof state.amount === 'string';
