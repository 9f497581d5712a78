import { z } from 'zod';
import {
  BANK_ACCOUNT_BOUNDS,
  bankAccountProblems,
  NO_ACCOUNT,
  tidyBankAccount,
  type BankAccount,
} from '#shared/bank-account.ts';
import { shopperPaymentExtensions } from '#shared/extensions/payments.ts';
import { invalid } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readState } from '../../ecom/orders/public.ts';
import { readBankAccount, writeBankAccount } from './bank-account.ts';
import { chosenMethodOf, readOfferedMethods } from '../manual-payments/public.ts';
import { isToBeTransferred, transferOf } from './transfer.ts';

const text = (max: number) => z.string().max(max).default('');

const shape = z.object({
  offered: z.boolean(),
  holder: text(BANK_ACCOUNT_BOUNDS.holder),
  account: text(BANK_ACCOUNT_BOUNDS.account),
  bic: text(BANK_ACCOUNT_BOUNDS.bic),
  bank: text(BANK_ACCOUNT_BOUNDS.bank),
  daysToPay: z.number().default(NO_ACCOUNT.daysToPay),
});

const SAID = {
  required: 'is required where transfers are offered',
  iban: 'is not an IBAN: a digit or letter is off',
  bic: 'is not a BIC: it has 8 or 11 letters and digits',
  days: 'must be a whole number of days from 1 to 90',
};

async function readAccount(request: Request): Promise<BankAccount> {
  const body = await readJson(request, shape);
  const problems = Object.entries(bankAccountProblems(body));
  if (problems.length > 0) {
    throw invalid(
      problems.map(([field, problem]) => ({
        field,
        violatedRule: problem === 'required' ? 'REQUIRED_FIELD' : 'FORMAT',
        description: SAID[problem],
        data: {},
      })),
    );
  }
  return tidyBankAccount(body);
}

const { getPaymentMethods, getMyBankTransfer } = shopperPaymentExtensions;

export const routes: HostedRoute[] = [
  ...serveExtensions(
    { getPaymentMethods, getMyBankTransfer },
    {
      async getPaymentMethods(_request, context) {
        const { offered, daysToPay } = await readBankAccount(context);
        const { isConnected: card, hasPage: cardPage } = context.payments;
        const manual = await readOfferedMethods(context);
        return {
          card,
          cardPage,
          transfer: offered ? { daysToPay } : null,
          manual: manual.map(({ id, name, instructions }) => ({ id, name, instructions })),
        };
      },
      async getMyBankTransfer({ orderId }, context) {
        const { order } = await readState(context, orderId);
        const manual = isToBeTransferred(order) ? await chosenMethodOf(context, orderId) : undefined;
        if (manual) return { transfer: null, manual };
        return { transfer: transferOf(order, await readBankAccount(context)) ?? null, manual: null };
      },
    },
  ),
  {
    method: 'GET',
    path: '/hosted/payments/bank-account',
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_CHECKOUT_SETTINGS');
      return Response.json(await readBankAccount(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/payments/bank-account',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.UPDATE_CHECKOUT_SETTINGS');
      const account = await readAccount(request);
      await writeBankAccount(context, account);
      return Response.json(account);
    },
  },
];
