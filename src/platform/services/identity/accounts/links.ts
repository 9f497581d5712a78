import { digestOf } from '#shared/digest.ts';
import type { Context } from '#platform/context.ts';
import { notFound, PlatformError } from '#platform/contract/errors.ts';
import { linkToken } from './secrets.ts';
import { accountTables, type LinkRow } from './tables.ts';

const HOUR = 3_600_000;
/** "Valid for 3 hours, can be used once": sendSetPasswordEmail. Nobody waits for an activation, so it holds longer. */
const LIFE: Record<LinkRow['kind'], number> = { RECOVERY: 3 * HOUR, ACTIVATION: 7 * 24 * HOUR };

/** @param days it holds; without, as long as its kind. @returns the token of a link that is mailed */
export async function makeLink(
  { db, siteId, clock }: Context,
  kind: LinkRow['kind'],
  memberId: string,
  redirectUrl: string | undefined,
  days?: number,
): Promise<string> {
  const token = linkToken();
  await accountTables(db)
    .insertInto('account_links')
    .values({
      site_id: siteId,
      token_hash: await digestOf(token),
      kind,
      member_id: memberId,
      expires_at: new Date(clock.now().getTime() + (days === undefined ? LIFE[kind] : days * 24 * HOUR)),
      used_at: null,
      redirect_url: redirectUrl ?? null,
    })
    .execute();
  return token;
}

/**
 * The link behind a token that may still be used.
 * @throws 404 NOT_FOUND for an unknown or expired one, 429 for one that was used
 */
export async function readLink(
  { db, siteId, clock }: Pick<Context, 'db' | 'siteId' | 'clock'>,
  kind: LinkRow['kind'],
  token: string,
): Promise<LinkRow> {
  const link = await accountTables(db)
    .selectFrom('account_links')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('token_hash', '=', await digestOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!link) throw notFound('The link is not valid or has expired.');
  if (link.used_at !== null)
    throw new PlatformError(429, 'The link was used already.', { code: 'RESOURCE_EXHAUSTED' });
  return link;
}

/** All links of this kind to the member are of no use from now on. */
export async function spendLinks(
  { db, siteId, clock }: Context,
  kind: LinkRow['kind'],
  memberId: string,
): Promise<void> {
  await accountTables(db)
    .updateTable('account_links')
    .set({ used_at: clock.now() })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}
