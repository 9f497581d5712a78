import { z } from 'zod';
import {
  BANK_ACCOUNT_BOUNDS,
  bankAccountProblems,
  NO_ACCOUNT,
  tidyBankAccount,
  type BankAccount,
} from '../../../shared/bank-account.ts';
import type { Context } from '../../context.ts';
import { badRequest, invalid, permissionDenied } from '../../contract/errors.ts';
import type { HostedRoute } from '../../service.ts';
import { readState } from '../orders/public.ts';
import { readBankAccount, writeBankAccount } from './bank-account.ts';
import { transferOf } from './transfer.ts';

const answer = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } });

/** It is the shop's own: kept for whoever may change how its checkout works. */
function requireMerchant({ caller }: Context, permission: string): void {
  const mayDo =
    caller.kind === 'api-key' && (caller.permissions === '*' || caller.permissions.includes(permission));
  if (!mayDo) throw permissionDenied('The bank account takes the permission of an administrator.');
}

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

function readAccount(body: string): BankAccount {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw badRequest('The request body is not valid JSON.', 'INVALID_JSON');
  }
  const read = shape.safeParse(json);
  if (!read.success) {
    throw invalid(
      read.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        violatedRule: 'FORMAT',
        description: message,
        data: {},
      })),
    );
  }
  const problems = Object.entries(bankAccountProblems(read.data));
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
  return tidyBankAccount(read.data);
}

export const routes: HostedRoute[] = [
  {
    /** How this shop can be paid: by card where a payment provider is there, by transfer where an account is. */
    method: 'GET',
    path: '/hosted/payments/ways',
    async handle(_request, context) {
      const { offered, daysToPay } = await readBankAccount(context);
      return answer({ card: context.payments.isConnected, transfer: offered ? { daysToPay } : null });
    },
  },
  {
    method: 'GET',
    path: '/hosted/payments/bank-account',
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_CHECKOUT_SETTINGS');
      return answer(await readBankAccount(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/payments/bank-account',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.UPDATE_CHECKOUT_SETTINGS');
      const account = readAccount(await request.text());
      await writeBankAccount(context, account);
      return answer(account);
    },
  },
  {
    /** Where the money of an order goes, for its buyer and for API keys; null where it waits for none. */
    method: 'GET',
    path: '/hosted/payments/orders/:orderId/transfer',
    async handle(_request, context, { orderId = '' }) {
      const { order } = await readState(context, orderId);
      return answer({ transfer: transferOf(order, await readBankAccount(context)) ?? null });
    },
  },
];
