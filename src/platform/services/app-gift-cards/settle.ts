import type { Context } from '../../context.ts';
import type { AskOnce, PluginAnswer } from '../../plugins.ts';
import { askRedeem, askVoid, pluginById } from '../service-plugins/public.ts';
import { openCode } from './balance.ts';
import { MOST_ASKS, nextTry, type StoredRedemption } from './redemption.ts';
import { lockOne, updateOne, type Where } from './tables.ts';

type Told<Answer> = PluginAnswer<Answer> | undefined;
type Change = Partial<StoredRedemption>;

const behalf = ({ site }: Context) => ({ identity: { identityType: 'APP' }, language: site.locale });

const END: Change = { nextAskDate: null };

/** Asked again later, until somebody has to look. */
const later = ({ asks }: StoredRedemption, now: Date, reason: string): Change =>
  asks >= MOST_ASKS ? { ...END, state: 'UNCLEAR', reason } : { reason, nextAskDate: nextTry(now, asks) };

/** What a redemption is after the app said that of it; `wanted` as long as somebody waits for it. */
function afterRedeem(
  row: StoredRedemption,
  told: Told<{ transactionId: string }>,
  { now, firstAsk }: { now: Date; firstAsk: boolean },
): Change {
  const isWanted = row.state === 'ASKED';
  if (told && 'answer' in told) {
    const { transactionId } = told.answer;
    return isWanted
      ? { state: 'REDEEMED', transactionId, reason: null, nextAskDate: row.nextAskDate }
      : { state: 'VOIDING', transactionId, reason: null, asks: 0, nextAskDate: now.toISOString() };
  }
  const reason = told?.detail ?? told?.fault ?? 'PLUGIN_GONE';
  if (told?.fault !== 'REFUSED') return isWanted ? { reason } : later(row, now, reason);
  if (told.detail !== 'ALREADY_REDEEMED' || firstAsk)
    return { ...END, state: isWanted ? 'REFUSED' : 'VOIDED', reason };
  // It was this shop that did so, when it heard no answer; by which name nobody knows.
  return isWanted ? { state: 'REDEEMED', reason } : { ...END, state: 'UNCLEAR', reason };
}

/** Asks for the money of one that is on record, and writes down what came of it. No transaction is open. */
export async function settleRedemption(context: Context, row: StoredRedemption, ask: AskOnce): Promise<void> {
  const plugin = await pluginById(context, row.pluginId);
  const { amount, orderId, currency } = row;
  const told = plugin
    ? await ask(
        askRedeem(plugin, {
          ...behalf(context),
          code: await openCode(context, row),
          amount,
          orderId,
          currency,
        }),
      )
    : undefined;
  await write(context, row.id, (now, locked) =>
    locked.state === 'ASKED' || locked.state === 'UNSURE'
      ? afterRedeem(locked, told, { now, firstAsk: row.asks <= 1 })
      : undefined,
  );
}

function afterVoid(row: StoredRedemption, told: Told<true>, now: Date): Change {
  if (told && 'answer' in told) return { ...END, state: 'VOIDED', reason: null };
  const reason = told?.detail ?? told?.fault ?? 'PLUGIN_GONE';
  if (told?.fault !== 'REFUSED') return told ? later(row, now, reason) : { ...END, state: 'UNCLEAR', reason };
  return { ...END, state: reason === 'ALREADY_VOIDED' ? 'VOIDED' : 'UNCLEAR', reason };
}

/** Has the money go back to the card. No transaction is open. */
export async function settleVoid(context: Context, row: StoredRedemption, ask: AskOnce): Promise<void> {
  const { transactionId, currency } = row;
  const plugin = await pluginById(context, row.pluginId);
  const told =
    plugin && transactionId !== null
      ? await ask(askVoid(plugin, { ...behalf(context), transactionId, currency }))
      : undefined;
  await write(context, row.id, (now, locked) => {
    if (locked.state !== 'VOIDING') return undefined;
    if (transactionId === null) return { ...END, state: 'UNCLEAR', reason: 'ALREADY_REDEEMED' };
    return afterVoid(locked, told, now);
  });
}

/** In a transaction of its own, as it stands now. */
async function write(
  context: Context,
  id: string,
  change: (now: Date, locked: StoredRedemption) => Change | undefined,
): Promise<void> {
  const { siteId, clock, database } = context;
  const now = clock.now();
  await database.transaction(async (db) => {
    const where: Where = { db, siteId };
    const locked = await lockOne(where, id);
    const changes = locked && change(now, locked);
    if (changes) await updateOne(where, id, { ...changes, updatedDate: now.toISOString() });
  });
}
