import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { alreadyExists, invalidField, notFound, permissionDenied } from '#platform/contract/errors.ts';
import type { Handlers, MembersAboutApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { checkRichContent } from '#platform/rich-content/check-rich-content.ts';
import { defineService, type Listener } from '#platform/service.ts';
import { findMemberToChange, rejectMuted, seenIn, seenMember } from '../members/public.ts';
import { migrations } from './migrations.ts';
import { notePictures } from './pictures.ts';
import { abouts, entities, type MemberAbout } from './tables.ts';

const FQDN = 'wix.members.about.v2.member_about';

const unknownAbout = (id?: string) =>
  notFound('There is no such text about a member.', undefined, id === undefined ? {} : { id });

export async function aboutOf({ db, siteId }: SiteDb, memberId: string): Promise<MemberAbout | undefined> {
  const { rows } = await sql<{ doc: MemberAbout }>`select doc from member_abouts
    where site_id = ${siteId} and member_id = ${memberId}`.execute(db);
  return rows[0]?.doc;
}

/** Without the dates that the store keeps of it. */
const present = ({ id, revision, memberId, content }: MemberAbout): MemberAbout => ({
  id,
  ...(revision && { revision }),
  memberId,
  content,
});

/** Members write of themselves. @throws 403 for anybody else, 400 where the shop names nobody */
function whose({ caller }: Context, input: string | null | undefined): string {
  if (caller.kind === 'member') {
    if (input && input !== caller.memberId) throw permissionDenied('Members write about themselves only.');
    return caller.memberId;
  }
  if (!input) throw invalidField('memberAbout.memberId', 'REQUIRED_FIELD', 'must not be empty');
  return input;
}

const about = crud<MembersAboutApi>()({
  entity: abouts,
  key: 'memberAbout',
  plural: 'memberAbouts',
  id: 'id',
  fqdn: FQDN,
  notFound: unknownAbout,
  present: (stored) => stored.map(present),
  scope: ({ caller }) => (caller.kind === 'member' ? { memberId: caller.memberId } : undefined),
  async write({ id, memberId, ...draft }, before, context, input) {
    // A new text takes the place of the old one: half of one and half of another is neither.
    const content = input?.content ?? draft.content ?? {};
    checkRichContent(content, 'memberAbout.content');
    const owner = before?.memberId ?? whose(context, memberId);
    const revision = draft.revision;
    if (before) return { id, memberId: owner, content, ...(revision && { revision }) };
    // Whoever writes at the same moment waits here.
    if (!(await findMemberToChange(context, owner))) throw notFound('The member was not found.');
    if (await aboutOf(context, owner))
      throw alreadyExists('The member has such a text already.', undefined, { memberId: owner });
    return { id, memberId: owner, content };
  },
});

async function noted<Told extends { memberAbout?: object | null }>(
  told: Told,
  context: Context,
): Promise<Told> {
  if (told.memberAbout) await notePictures(context, told.memberAbout as MemberAbout);
  return told;
}

const handlers = {
  async createMemberAbout(request, context) {
    await rejectMuted(context);
    return noted(await about.create(request, context), context);
  },

  async updateMemberAbout(request, context) {
    await rejectMuted(context);
    return noted(await about.update(request, context), context);
  },

  async deleteMemberAbout(request, context) {
    const before = await abouts.get(context.db, context.siteId, request.id);
    const reply = await about.remove(request, context);
    if (before) await notePictures(context, before, true);
    return reply;
  },

  async getMyMemberAbout(_request, context) {
    const { caller } = context;
    const own = caller.kind === 'member' ? await aboutOf(context, caller.memberId) : undefined;
    if (!own) throw unknownAbout();
    return { memberAbout: present(own) };
  },

  /** Whoever may not see the member does not see what they tell. */
  async getMemberAbout({ id }, context) {
    const found = await abouts.get(context.db, context.siteId, id);
    if (!found || !(await seenMember(context, found.memberId))) throw unknownAbout(id);
    return { memberAbout: present(found) };
  },

  /** Of those whom the caller may see. */
  async queryMemberAbouts({ query }, context) {
    const besides = (await seenIn(context))('member_abouts.member_id');
    const { items, metadata } = await abouts.query(context.db, context.siteId, query ?? {}, { besides });
    return { memberAbouts: items.map(present), metadata };
  },
} satisfies Handlers<MembersAboutApi, Context>;

const forgetAbout: Listener = async ({ entityId }, context) => {
  const found = await aboutOf(context, entityId);
  if (!found) return;
  await abouts.remove(context.db, context.siteId, found.id);
  await notePictures(context, found, true);
  await context.emit(entityEvents(FQDN).deleted(present(found)));
};

export const membersAbout = defineService({
  name: 'members-about',
  package: 'members_members-about',
  handlers,
  listeners: { 'wix.members.v1.member_deleted': forgetAbout },
  entities,
  migrations,
});
