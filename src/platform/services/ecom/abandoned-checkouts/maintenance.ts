import type { Context } from '#platform/context.ts';
import { findSome, findSomeCarts } from './find.ts';
import { noteUndelivered, remindSome } from './remind.ts';

/** As many batches as one call does; the rest is the next one's. */
const MAX = 40;

async function all(context: Context, some: (context: Context) => Promise<number>): Promise<void> {
  for (let done = 0; done < MAX && (await context.transaction(some)) > 0; done++);
}

/** Finds what was left, hears of what did not arrive, and reminds whose turn it is. */
export async function remindDue(context: Context): Promise<void> {
  await all(context, findSome);
  await all(context, findSomeCarts);
  await context.transaction(noteUndelivered);
  await all(context, remindSome);
}
