import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { findMemberToChange, type Member } from '#platform/services/members/members/public.ts';
import { accountTables, type FlowRow } from '../tables.ts';

/** A sign-in begun is finished within the hour or begun again. */
const FLOW_SECONDS = 3600;

export async function beginFlow(
  { db, siteId, ids, clock }: Context,
  memberId: string,
  visitorId: string | undefined,
): Promise<FlowRow> {
  const flow: FlowRow = {
    site_id: siteId,
    id: ids.guid(),
    member_id: memberId,
    visitor_id: visitorId ?? null,
    expires_at: new Date(clock.now().getTime() + FLOW_SECONDS * 1000),
    code_hash: null,
    code_expires_at: null,
    tries: 0,
    sends: 0,
    factor_type: null,
    challenge: null,
  };
  await accountTables(db).insertInto('account_flows').values(flow).execute();
  return flow;
}

export const stateTokenOf = ({ tokens }: Context, { id }: FlowRow): Promise<string> =>
  tokens.signId('state', id, FLOW_SECONDS);

/**
 * The sign-in behind a state token and its member, both held until the transaction ends. The member comes first, as
 * everywhere: two that change both never wait for each other.
 * @throws 404 NOT_FOUND
 */
export async function resumeFlow(
  context: Context,
  stateToken: string,
): Promise<{ flow: FlowRow; member: Member }> {
  const { db, siteId, tokens, clock } = context;
  const missing = notFound('The sign-in was not found or has expired; begin again.');
  const id = await tokens.readId('state', stateToken);
  if (id === undefined) throw missing;
  const read = accountTables(db)
    .selectFrom('account_flows')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('expires_at', '>', clock.now());
  const seen = await read.executeTakeFirst();
  if (!seen) throw missing;
  const member = await findMemberToChange(context, seen.member_id);
  const flow = await read.forUpdate().executeTakeFirst();
  if (!flow || !member) throw missing;
  return { flow, member };
}

/** What was begun by this member under that id, held; undefined of another's, and where it has expired. */
export const findFlow = (
  { db, siteId, clock }: Context,
  id: string,
  memberId: string,
): Promise<FlowRow | undefined> =>
  accountTables(db)
    .selectFrom('account_flows')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .forUpdate()
    .executeTakeFirst();

export async function changeFlow(
  { db, siteId }: Context,
  flow: FlowRow,
  change: Partial<FlowRow>,
): Promise<FlowRow> {
  await accountTables(db)
    .updateTable('account_flows')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', flow.id)
    .execute();
  return { ...flow, ...change };
}

export async function endFlow({ db, siteId }: Context, { id }: FlowRow): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_flows')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** What was begun with a password that no longer counts. */
export async function endFlowsOf({ db, siteId }: Context, memberId: string): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_flows')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}
