/** Where the gateway reads and changes how cards are charged. */
export const CARDS_PATH = '/admin/api/payments/cards';
