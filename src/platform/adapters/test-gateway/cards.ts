/** How a card of the test gateway fares. */
export type Scenario =
  | 'approved'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  /** Good as long as its buyer is there; expired when it is charged later. */
  | 'expires_soon'
  | 'incorrect_cvc'
  /** The shopper is asked to confirm on a page of the gateway. */
  | 'second_step'
  /** Collected, but the gateway does not answer in time. */
  | 'times_out'
  | 'approved_later'
  | 'declined_later'
  | 'refunds_pending'
  | 'refunds_fail';

export interface TestCard {
  number: string;
  brand: 'Visa' | 'Mastercard' | 'American Express';
  scenario: Scenario;
}

/** The only numbers the gateway takes, so that nobody pays a demo with a card of their own; docs/payments.md lists them. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', scenario: 'approved' },
  { number: '5555555555554444', brand: 'Mastercard', scenario: 'approved' },
  { number: '378282246310005', brand: 'American Express', scenario: 'approved' },
  { number: '4000000000000002', brand: 'Visa', scenario: 'card_declined' },
  { number: '4000000000009995', brand: 'Visa', scenario: 'insufficient_funds' },
  { number: '4000000000000069', brand: 'Visa', scenario: 'expired_card' },
  { number: '4000000000000127', brand: 'Visa', scenario: 'incorrect_cvc' },
  { number: '4000000000000341', brand: 'Visa', scenario: 'expires_soon' },
  { number: '4000002760003184', brand: 'Visa', scenario: 'second_step' },
  { number: '4000000000005001', brand: 'Visa', scenario: 'times_out' },
  { number: '4000000000000077', brand: 'Visa', scenario: 'approved_later' },
  { number: '4000000000000788', brand: 'Visa', scenario: 'declined_later' },
  { number: '4000000000007726', brand: 'Visa', scenario: 'refunds_pending' },
  { number: '4000000000005126', brand: 'Visa', scenario: 'refunds_fail' },
];
