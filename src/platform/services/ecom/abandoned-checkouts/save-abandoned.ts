import type { ReminderSettings } from '#shared/abandoned-checkouts.ts';
import type { Context } from '#platform/context.ts';
import { isOptedOut, isSubscribed } from '../../extensions/mail-consents/public.ts';
import { withActivity, type Abandoned } from './abandoned.ts';
import { insertAbandoned, saveAbandoned } from './change.ts';
import { consentReason } from './rules/consent-reason.ts';
import { turnsAt } from './rules/turns.ts';
import { reminderSettings } from './settings.ts';
import type { Snapshot } from './snapshot.ts';

/** Whether a reminder is to come: by the plan, and as far as the buyer agreed. */
async function isPlanned(context: Context, email: string | null | undefined, settings: ReminderSettings) {
  if (!email || turnsAt(context.clock.now(), settings).length === 0) return false;
  const consent = {
    isOptedOut: await isOptedOut(context, 'reminders', email),
    isSubscribed: await isSubscribed(context, email),
  };
  return consentReason(consent, settings) === undefined;
}

/** A new one, or the one that stands brought up to date. @returns its id */
export async function storeAbandoned(
  context: Context,
  before: Abandoned | undefined,
  seen: Snapshot,
): Promise<string> {
  if (before) return (await saveAbandoned(context, { ...before, ...seen })).id;
  const { ids, clock } = context;
  const date = clock.now().toISOString();
  const made: Abandoned = {
    ...seen,
    id: ids.guid(),
    createdDate: date,
    updatedDate: date,
    status: 'ABANDONED',
    activities: [],
    reminded: 0,
  };
  const isComing = await isPlanned(context, seen.buyerInfo?.email, await reminderSettings.read(context));
  const planned = isComing ? withActivity(made, { createdDate: date, type: 'SCHEDULED' }) : made;
  return (await insertAbandoned(context, planned)).id;
}
