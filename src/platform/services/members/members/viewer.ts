import type { Context } from '#platform/context.ts';
import { blockedEitherWay } from '../member-blocks/public.ts';
import { readSitePrivacy } from '../member-privacy/public.ts';
import { callingMember } from './find.ts';
import type { Viewer } from './rules/privacy.ts';

type Looking = Pick<Context, 'db' | 'siteId' | 'caller'>;

const NOBODY: ReadonlySet<string> = new Set();

/** Who calls, with all that decides what they see of members. @param among the members it is about; all without */
export async function viewerOf(context: Looking, among?: readonly string[]): Promise<Viewer> {
  const { caller } = context;
  if (caller.kind === 'api-key') return { kind: 'shop' };
  const site = await readSitePrivacy(context);
  if (caller.kind !== 'member') return { kind: 'shopper', isMember: false, site, blocks: NOBODY };
  const { memberId } = caller;
  const isMember = (await callingMember(context))?.status === 'APPROVED';
  const blocks = await blockedEitherWay(context, memberId, among);
  return { kind: 'shopper', memberId, isMember, site, blocks };
}

/** Everybody who comes by, without a name. */
export const anybody = async (context: Looking): Promise<Viewer> => ({
  kind: 'shopper',
  isMember: false,
  site: await readSitePrivacy(context),
  blocks: NOBODY,
});
