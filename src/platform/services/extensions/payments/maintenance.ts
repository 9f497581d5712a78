import type { Context } from '#platform/context.ts';
import { queryProvider } from './query-provider.ts';
import { dueCharges } from './charges.ts';
import { expireUnpaid } from './deadlines.ts';
import { eachDue } from './each-due.ts';
import { dueMethods } from './saved-methods/methods.ts';
import { forgetMethod } from './saved-methods/remove-method.ts';

/** Asks for what became of open payments, has forgotten what members removed, then lets go of orders nobody pays. */
export async function processOpenPayments(context: Context): Promise<void> {
  try {
    await eachDue(await dueCharges(context), (charge) => queryProvider(context, charge));
    await eachDue(await dueMethods(context), ({ id }) => forgetMethod(context, id));
  } finally {
    await expireUnpaid(context);
  }
}
