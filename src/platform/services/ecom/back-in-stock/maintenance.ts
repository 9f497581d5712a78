import type { Context } from '#platform/context.ts';
import { giveAllTurns } from './restock.ts';
import { noteUndelivered, sendSome } from './send.ts';

/** As many batches as one call does; the rest is the next one's. */
const MAX = 100;

/** Hears of what did not arrive, and tells those whose turn it is. */
export async function notifyDue(context: Context): Promise<void> {
  await context.transaction(noteUndelivered);
  await giveAllTurns(context, MAX);
  for (let done = 0; done < MAX && (await context.transaction(sendSome)) > 0; done++);
}
