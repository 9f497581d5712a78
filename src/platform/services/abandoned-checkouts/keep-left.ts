import type { Context } from '../../context.ts';
import { withActivity, type Abandoned } from './abandoned.ts';
import { insertAbandoned, saveAbandoned } from './change.ts';
import { turnsAt } from './rules/turns.ts';
import { leaving } from './settings.ts';
import type { Snapshot } from './snapshot.ts';

/** A new one, or the one that stands brought up to date. @returns its id */
export async function keepLeft(
  context: Context,
  before: Abandoned | undefined,
  seen: Snapshot,
): Promise<string> {
  if (before) return (await saveAbandoned(context, { ...before, ...seen })).id;
  const { ids, clock } = context;
  const now = clock.now();
  const date = now.toISOString();
  const made: Abandoned = {
    ...seen,
    id: ids.guid(),
    createdDate: date,
    updatedDate: date,
    status: 'ABANDONED',
    activities: [],
    reminded: 0,
  };
  const { length } = turnsAt(now, await leaving.read(context));
  const planned = length > 0 ? withActivity(made, { createdDate: date, type: 'SCHEDULED' }) : made;
  return (await insertAbandoned(context, planned)).id;
}
