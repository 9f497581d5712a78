import type { Context, SiteDb } from '#platform/context.ts';
import type { QueryPlugin, PluginAnswer, PluginQuestion } from '#platform/plugins.ts';
import { pluginById, type AskablePlugin } from '../askable.ts';
import { behalfOfShop } from '../behalf.ts';
import type { OnBehalfOf } from '../spi/questions.ts';
import { isOpen, MAX_ATTEMPTS, nextTry, type Taking } from './taking.ts';
import type { TakingsTable } from './takings-table.ts';

/** The app's answer or error; undefined where the app is no longer installed. */
type PluginOutcome<Answer> = PluginAnswer<Answer> | undefined;
type Change = Partial<Taking>;

/** How the app calls it; `wasTaken` where it had done so before. */
export interface TakingOutcome {
  transactionId: string;
  wasTaken?: true;
}

/** What an app of some kind is asked, and how it says that it has done so already. */
export interface TakingKind<Row extends Taking> {
  table: TakingsTable<Row>;
  take(
    context: Context,
    row: Row,
    ask: { plugin: AskablePlugin; behalf: OnBehalfOf },
  ): Promise<PluginQuestion<TakingOutcome>>;
  giveBack(
    row: Row,
    ask: { plugin: AskablePlugin; behalf: OnBehalfOf; transactionId: string },
  ): PluginQuestion<true>;
  alreadyTaken: string;
  alreadyGivenBack: string;
}

/** No transaction is open: the one of the work that wanted it is undone. */
const pluginOf = (context: Context, { pluginId }: Taking): Promise<AskablePlugin | undefined> =>
  pluginById({ ...context, db: context.database.kysely }, pluginId);

const END: Change = { nextAskDate: null };

/** Asked again later, until somebody has to look. */
const later = ({ asks }: Taking, now: Date, reason: string): Change =>
  asks >= MAX_ATTEMPTS ? { ...END, state: 'UNCLEAR', reason } : { reason, nextAskDate: nextTry(now, asks) };

interface TakingAttempt {
  now: Date;
  firstAsk: boolean;
  alreadyTaken: string;
}

/** What one is after the app said that of it; `wanted` as long as somebody waits for it. */
function afterTaking(
  row: Taking,
  outcome: PluginOutcome<TakingOutcome>,
  { now, firstAsk, alreadyTaken }: TakingAttempt,
): Change {
  const isWanted = row.state === 'ASKED';
  const change: Change = { ...END, state: isWanted ? 'REFUSED' : 'VOIDED' };
  if (outcome && 'answer' in outcome) {
    const { transactionId, wasTaken } = outcome.answer;
    // Nobody asked for it before: it is not this one that the app speaks of.
    if (wasTaken && firstAsk) return { ...change, reason: alreadyTaken };
    return isWanted
      ? { state: 'REDEEMED', transactionId, reason: null, nextAskDate: row.nextAskDate }
      : { state: 'VOIDING', transactionId, reason: null, asks: 0, nextAskDate: now.toISOString() };
  }
  const reason = outcome?.detail ?? outcome?.fault ?? 'PLUGIN_GONE';
  if (outcome?.fault !== 'REFUSED') return isWanted ? { reason } : later(row, now, reason);
  if (outcome.detail !== alreadyTaken || firstAsk) return { ...change, reason };
  // It was this shop that did so, when it heard no answer; by which name nobody knows.
  return isWanted ? { state: 'REDEEMED', reason } : { ...END, state: 'UNCLEAR', reason };
}

function afterGivingBack(row: Taking, outcome: PluginOutcome<true>, now: Date, already: string): Change {
  if (outcome && 'answer' in outcome) return { ...END, state: 'VOIDED', reason: null };
  const reason = outcome?.detail ?? outcome?.fault ?? 'PLUGIN_GONE';
  if (outcome?.fault !== 'REFUSED')
    return outcome ? later(row, now, reason) : { ...END, state: 'UNCLEAR', reason };
  return { ...END, state: reason === already ? 'VOIDED' : 'UNCLEAR', reason };
}

/** How what is on record of a kind is asked for, given back, and brought to its end. */
export function takings<Row extends Taking>(kind: TakingKind<Row>) {
  const { table, alreadyTaken, alreadyGivenBack } = kind;

  /** In a transaction of its own, as it stands now. */
  async function write(
    context: Context,
    id: string,
    change: (now: Date, locked: Row) => Change | undefined,
  ): Promise<void> {
    const { siteId, clock, database } = context;
    const now = clock.now();
    await database.transaction(async (db) => {
      const where: SiteDb = { db, siteId };
      const locked = await table.lockOne(where, id);
      const changes = locked && change(now, locked);
      if (changes) await table.updateOne(where, id, { ...changes, updatedDate: now.toISOString() });
    });
  }

  /** Asks for one that is on record, and writes down what came of it. No transaction is open. */
  async function settleTaking(context: Context, row: Row, ask: QueryPlugin): Promise<void> {
    const plugin = await pluginOf(context, row);
    const behalf = behalfOfShop(context);
    const outcome = plugin ? await ask(await kind.take(context, row, { plugin, behalf })) : undefined;
    await write(context, row.id, (now, locked) =>
      locked.state === 'ASKED' || locked.state === 'UNSURE'
        ? afterTaking(locked, outcome, {
            now,
            // Somebody else may have asked for the same at the same moment.
            firstAsk: Math.max(row.asks, locked.asks) <= 1,
            alreadyTaken,
          })
        : undefined,
    );
  }

  /** Has it go back to where it came from. No transaction is open. */
  async function settleVoid(context: Context, row: Row, ask: QueryPlugin): Promise<void> {
    const { transactionId } = row;
    const plugin = await pluginOf(context, row);
    const behalf = behalfOfShop(context);
    const outcome =
      plugin && transactionId !== null
        ? await ask(kind.giveBack(row, { plugin, behalf, transactionId }))
        : undefined;
    await write(context, row.id, (now, locked) => {
      if (locked.state !== 'VOIDING') return undefined;
      if (transactionId === null) return { ...END, state: 'UNCLEAR', reason: alreadyTaken };
      return afterGivingBack(locked, outcome, now, alreadyGivenBack);
    });
  }

  /** What no order came of in time is not wanted any more; whoever sees to one has it to itself for a while. */
  async function claim(context: Context, { id }: Row): Promise<Row | undefined> {
    const { siteId, clock, database } = context;
    const now = clock.now();
    return database.transaction(async (db) => {
      const where: SiteDb = { db, siteId };
      const row = await table.lockOne(where, id);
      if (!row?.nextAskDate || row.nextAskDate > now.toISOString()) return undefined;
      const asks = isOpen(row) ? 1 : row.asks + 1;
      const state = row.state === 'ASKED' ? 'UNSURE' : row.state === 'REDEEMED' ? 'VOIDING' : row.state;
      const changes = { state, asks, nextAskDate: nextTry(now, asks) };
      await table.updateOne(where, id, changes);
      // It was asked before, else it would not be unsure.
      return { ...row, ...changes, asks: state === 'UNSURE' ? asks + 1 : asks };
    });
  }

  /** Given by the app, and wanted no more: the app is told within a minute, and again until it heard. */
  async function beginVoid(context: Context, row: Row): Promise<boolean> {
    if (row.state !== 'TAKEN' && row.state !== 'REDEEMED') return false;
    const now = context.clock.now().toISOString();
    await table.updateOne(context, row.id, { state: 'VOIDING', asks: 0, updatedDate: now, nextAskDate: now });
    return true;
  }

  /** What was on its way for the same purchase, with something else, is not wanted any more. */
  async function letGo(where: SiteDb, context: Context, row: Row): Promise<void> {
    const nextAskDate = context.clock.now().toISOString();
    const state = row.state === 'ASKED' ? 'UNSURE' : 'VOIDING';
    await table.updateOne(where, row.id, { updatedDate: nextAskDate, state, asks: 0, nextAskDate });
  }

  /** What the purchase gives back is given back before it asks for more. */
  async function claimVoids(
    context: Context,
    purchase: { orderId: string } | { checkoutId: string },
  ): Promise<Row[]> {
    const { siteId, database } = context;
    return database.transaction(async (db) => {
      const where: SiteDb = { db, siteId };
      const voiding = (await table.lockOf(where, purchase)).filter(({ state }) => state === 'VOIDING');
      const claimed = voiding.map((row) => ({ ...row, asks: row.asks + 1 }));
      for (const { id, asks } of claimed) await table.updateOne(where, id, { asks });
      return claimed;
    });
  }

  /** Brings to an end what was left in between. */
  async function settleLeft(context: Context): Promise<void> {
    const ask = context.plugins.askNow;
    for (const found of await table.due(context, context.clock.now().toISOString())) {
      const row = await claim(context, found);
      if (row?.state === 'UNSURE') await settleTaking(context, row, ask);
      if (row?.state === 'VOIDING') await settleVoid(context, row, ask);
    }
  }

  return { settleTaking, settleVoid, beginVoid, letGo, claimVoids, settleLeft };
}
