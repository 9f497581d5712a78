import type { Context } from '../../context.ts';
import { askProvider } from './ask-provider.ts';
import { dueCharges } from './charges.ts';
import { expireUnpaid } from './deadlines.ts';
import { eachDue } from './each-due.ts';

/** Asks for what became of open payments, then lets go of orders nobody pays. */
export async function upkeep(context: Context): Promise<void> {
  try {
    await eachDue(await dueCharges(context), (charge) => askProvider(context, charge));
  } finally {
    await expireUnpaid(context);
  }
}
