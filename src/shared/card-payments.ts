/** How cards are charged, which the environment of the server decides. */
export interface CardPayments {
  by: 'STRIPE_LIVE' | 'STRIPE_TEST' | 'TEST_GATEWAY' | 'NOBODY';
  /** Where a payment provider sends its notices. */
  noticesUrl: string;
}
