import type { CardProblems, CardValues } from './card.ts';
import { readAnswer, readError, send, toError, type ExchangeError } from './exchange.ts';

/** The gateway rejected the card's fields themselves. */
export class CardRejected extends Error {
  override readonly name = 'CardRejected';
  readonly problems: CardProblems;

  constructor(problems: CardProblems) {
    super('The card was refused.');
    this.problems = problems;
  }
}

/** The card's number goes to the gateway and nowhere else; what comes back stands for it. */
export async function tokenizeCard(card: CardValues, holder: string): Promise<string> {
  const response = await send('/payment-gateway/tokens', 'POST', { ...card, holder });
  if (response.ok) return (await readAnswer<{ token: string }>(response)).token;
  const rejection = await readError(response);
  const problems = cardProblems(rejection);
  throw Object.keys(problems).length > 0 ? new CardRejected(problems) : toError(response, rejection);
}

const PROBLEMS: Readonly<Record<string, CardProblems>> = {
  NOT_A_TEST_CARD: { number: { key: 'checkout.wrong.testCard' } },
  CARD_NUMBER_INVALID: { number: { key: 'checkout.wrong.number' } },
  EXPIRY_INVALID: { expiry: { key: 'checkout.wrong.expiry' } },
  EXPIRED: { expiry: { key: 'checkout.wrong.expired' } },
  CVC_INVALID: { cvc: { key: 'checkout.needed.cvc' } },
};

const cardProblems = ({ details }: ExchangeError): CardProblems =>
  Object.assign(
    {},
    ...(details?.validationError?.fieldViolations ?? []).map(({ ruleName }) => PROBLEMS[ruleName ?? '']),
  ) as CardProblems;
