import type { Context } from '../../context.ts';
import { askProvider } from './ask-provider.ts';
import { dueCharges } from './charges.ts';
import { expireUnpaid } from './deadlines.ts';

/** Asks for what became of open payments, then lets go of orders nobody pays. */
export async function upkeep(context: Context): Promise<void> {
  for (const charge of await dueCharges(context)) await askProvider(context, charge);
  await expireUnpaid(context);
}
