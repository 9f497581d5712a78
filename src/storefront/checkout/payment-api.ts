import { CallError } from '../../wix/errors.ts';
import { currentTokens } from '../../wix/shopper/visitor-strategy.ts';
import type { CardProblems, CardValues } from './card.ts';

export interface PaymentAnswer {
  orderId: string;
  status: 'paid' | 'pending' | 'declined' | 'action';
  reason?: string;
  redirectUrl?: string;
}

/** An answer that takes longer is as good as none; how the payment went is asked for then. */
const PATIENCE = 30_000;

/** The gateway refused the card's fields themselves. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
  readonly problems: CardProblems;

  constructor(problems: CardProblems) {
    super('The card was refused.');
    this.problems = problems;
  }
}

interface Refusal {
  message?: string;
  details?: {
    applicationError?: { code?: string; description?: string };
    validationError?: { fieldViolations?: { field?: string; ruleName?: string }[] };
  };
}

/** The card's number goes to the gateway and nowhere else; what comes back stands for it. */
export async function tokenizeCard(card: CardValues, holder: string): Promise<string> {
  const response = await send('/payment-gateway/tokens', 'POST', { ...card, holder });
  if (response.ok) return ((await response.json()) as { token: string }).token;
  const refusal = await readRefusal(response);
  const problems = cardProblems(refusal);
  throw Object.keys(problems).length > 0 ? new CardRefused(problems) : toError(response, refusal);
}

const PROBLEMS: Readonly<Record<string, CardProblems>> = {
  NOT_A_TEST_CARD: { number: { key: 'checkout.wrong.testCard' } },
  CARD_NUMBER_INVALID: { number: { key: 'checkout.wrong.number' } },
  EXPIRY_INVALID: { expiry: { key: 'checkout.wrong.expiry' } },
  EXPIRED: { expiry: { key: 'checkout.wrong.expired' } },
  CVC_INVALID: { cvc: { key: 'checkout.needed.cvc' } },
};

const cardProblems = ({ details }: Refusal): CardProblems =>
  Object.assign(
    {},
    ...(details?.validationError?.fieldViolations ?? []).map(({ ruleName }) => PROBLEMS[ruleName ?? '']),
  ) as CardProblems;

interface PayRequest {
  checkoutId: string;
  paymentToken?: string;
  savePaymentMethod?: boolean;
  offline?: boolean;
}

export const pay = (request: PayRequest): Promise<PaymentAnswer> =>
  askShop('/api/checkout/pay', 'POST', request);

export const readPayment = (checkoutId: string): Promise<PaymentAnswer> =>
  askShop(`/api/checkout/${encodeURIComponent(checkoutId)}/payment`, 'GET');

async function askShop(path: string, method: string, body?: object): Promise<PaymentAnswer> {
  const { accessToken } = await currentTokens();
  const response = await send(path, method, body, { authorization: accessToken });
  if (response.ok) return (await response.json()) as PaymentAnswer;
  throw toError(response, await readRefusal(response));
}

/** @throws CallError `UNREACHABLE` where nothing was sent, `NO_ANSWER` where it may have been */
async function send(
  path: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (cause) {
    const code = navigator.onLine ? 'NO_ANSWER' : 'UNREACHABLE';
    throw new CallError({ code, status: 0, message: 'No answer.', cause });
  }
}

const readRefusal = async (response: Response): Promise<Refusal> => {
  try {
    return (await response.json()) as Refusal;
  } catch {
    return {};
  }
};

const toError = ({ status, headers }: Response, { message, details }: Refusal): CallError =>
  new CallError({
    code: details?.applicationError?.code ?? String(status),
    status,
    message: details?.applicationError?.description ?? message ?? '',
    requestId: headers.get('x-wix-request-id') ?? undefined,
  });
