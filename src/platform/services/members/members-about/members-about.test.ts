import { membersAbout } from '@wix/members';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { communityOf, someMember } from '#testing/community.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, type Stack, type StackCaller } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

const paragraph = (text: string, url?: string) => ({
  nodes: [
    {
      type: 'PARAGRAPH' as const,
      id: 'p1',
      nodes: [
        {
          type: 'TEXT' as const,
          id: '',
          textData: {
            text,
            decorations: url === undefined ? [] : [{ type: 'LINK' as const, linkData: { link: { url } } }],
          },
        },
      ],
      paragraphData: {},
    },
  ],
});

onDatabase(
  'texts about members',
  (database) => {
    let stack: Stack;
    const of = (caller?: StackCaller) => communityOf(stack, caller).membersAbout;
    const told = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };

    beforeAll(() => {
      stack = startStack(database());
    });

    describe('of oneself', () => {
      it('docs: are created, read, changed by revision and deleted', async () => {
        const ana = await someMember(stack);
        const api = of(ana.caller);
        expect(await errorOf(api.getMyMemberAbout())).toBe('NOT_FOUND');
        const content = paragraph('I paint.', 'https://example.com');
        const about = await api.createMemberAbout({ content });
        expect(about).toMatchObject({ memberId: ana.id, revision: '1', content });
        expect((await api.getMyMemberAbout()).memberAbout).toEqual(about);
        const id = String(about._id);
        const change = (text: string, revision: string) =>
          api.updateMemberAbout(id, { content: paragraph(text), revision });
        expect(await change('I frame.', '1')).toMatchObject({
          revision: '2',
          content: paragraph('I frame.'),
        });
        expect(await errorOf(change('I sing.', '1'))).toBe('REVISION_MISMATCH');
        await api.deleteMemberAbout(id);
        expect(await errorOf(api.getMemberAbout(id))).toBe('NOT_FOUND');
        expect(await told(id)).toEqual(['created', 'updated', 'deleted']);
      });

      it('docs: there is one of each member, whoever writes it, and of two at once', async () => {
        const ana = await someMember(stack);
        const content = paragraph('Once');
        const input = [of(ana.caller), of(ana.caller), of()].map((api) =>
          errorOf(api.createMemberAbout({ memberId: ana.id, content })),
        );
        expect((await Promise.all(input)).map(String).toSorted()).toEqual([
          'ALREADY_EXISTS',
          'ALREADY_EXISTS',
          'nothing refused',
        ]);
      });

      it('docs: a new text takes the place of the whole old one', async () => {
        const ana = await someMember(stack);
        const api = of(ana.caller);
        const styled = { ...paragraph('Loud'), documentStyle: { headerOne: { lineHeight: '2' } } };
        const { _id: id } = await api.createMemberAbout({ content: styled });
        const after = await api.updateMemberAbout(String(id), { content: paragraph('Quiet'), revision: '1' });
        expect(after.content).toEqual(paragraph('Quiet'));
      });
    });

    describe('of others', () => {
      it('docs: members write about themselves only; the shop about anybody there is', async () => {
        const [ana, rui] = [await someMember(stack), await someMember(stack)];
        const content = paragraph('Hello');
        expect(await errorOf(of(ana.caller).createMemberAbout({ memberId: rui.id, content }))).toBe(
          'PERMISSION_DENIED',
        );
        expect(await errorOf(of(newVisitor()).createMemberAbout({ content }))).toBe('PERMISSION_DENIED');
        expect(await errorOf(of().createMemberAbout({ content }))).toEqual([
          'memberAbout.memberId REQUIRED_FIELD',
        ]);
        expect(await errorOf(of().createMemberAbout({ memberId: NOBODY, content }))).toBe('NOT_FOUND');
        const { _id: id } = await of().createMemberAbout({ memberId: rui.id, content });
        const change = of(ana.caller).updateMemberAbout(String(id), { content, revision: '1' });
        expect(await errorOf(change)).toBe('NOT_FOUND');
        expect(await errorOf(of(ana.caller).deleteMemberAbout(String(id)))).toBe('NOT_FOUND');
        expect(
          await errorOf(of().updateMemberAbout(String(id), { memberId: ana.id, content, revision: '1' })),
        ).toEqual(['memberAbout.memberId FIELD_NOT_ALLOWED']);
      });

      it('docs: are read of whom one may see', async () => {
        const open = await someMember(stack);
        const shy = await someMember(stack, { privacyStatus: 'PRIVATE' });
        const content = paragraph('Hello');
        const ids = await Promise.all(
          [open, shy].map(async ({ caller }) =>
            String((await of(caller).createMemberAbout({ content }))._id),
          ),
        );
        const [shown, hidden] = ids as [string, string];
        for (const api of [of(newVisitor()), of((await someMember(stack)).caller)]) {
          expect((await api.getMemberAbout(shown)).memberId).toBe(open.id);
          expect(await errorOf(api.getMemberAbout(hidden))).toBe('NOT_FOUND');
          const { items } = await api.queryMemberAbouts().in('memberId', [open.id, shy.id]).find();
          expect(items.map(({ memberId }) => memberId)).toEqual([open.id]);
        }
        const { items } = await of().queryMemberAbouts().in('memberId', [open.id, shy.id]).find();
        expect(items).toHaveLength(2);
        expect((await of(shy.caller).getMemberAbout(hidden)).content).toEqual(content);
      });

      it('assumed: the muted do not write, and keep and delete what they wrote', async () => {
        const [ana, rui] = [await someMember(stack), await someMember(stack)];
        const content = paragraph('Hello');
        const { _id: id } = await of(ana.caller).createMemberAbout({ content });
        for (const member of [ana, rui]) await communityOf(stack).members.muteMember(member.id);
        expect(await errorOf(of(rui.caller).createMemberAbout({ content }))).toBe('MEMBER_MUTED');
        expect(await errorOf(of(ana.caller).updateMemberAbout(String(id), { content, revision: '1' }))).toBe(
          'MEMBER_MUTED',
        );
        expect((await of(newVisitor()).getMemberAbout(String(id))).memberId).toBe(ana.id);
        await of(ana.caller).deleteMemberAbout(String(id));
      });

      it('docs: are hidden between two of whom one blocks the other', async () => {
        const [ana, rui] = [await someMember(stack), await someMember(stack)];
        const { _id: id } = await of(ana.caller).createMemberAbout({ content: paragraph('Hello') });
        await communityOf(stack, ana.caller).memberToMemberBlock.blockMember(rui.id);
        expect(await errorOf(of(rui.caller).getMemberAbout(String(id)))).toBe('NOT_FOUND');
      });

      it('docs: go with their member', async () => {
        const ana = await someMember(stack);
        const { _id: id } = await of(ana.caller).createMemberAbout({ content: paragraph('Bye') });
        await communityOf(stack).members.deleteMember(ana.id);
        expect(await errorOf(of().getMemberAbout(String(id)))).toBe('NOT_FOUND');
        expect(await told(String(id))).toEqual(['created', 'deleted']);
      });
    });

    describe('what they may hold', () => {
      it('assumed: no link that runs something, and no HTML', async () => {
        const ana = await someMember(stack);
        const write = (content: object) => errorOf(of(ana.caller).createMemberAbout({ content }));
        expect(await write(paragraph('Click', 'javascript:alert(1)'))).toEqual([
          'memberAbout.content.nodes[0].nodes[0].textData.decorations[0].linkData.link.url FORMAT',
        ]);
        expect(await write({ nodes: [{ type: 'HTML', htmlData: { html: '<script></script>' } }] })).toEqual([
          'memberAbout.content.nodes[0].htmlData.html FIELD_NOT_ALLOWED',
        ]);
        expect(await write(paragraph('x'.repeat(200_001)))).toEqual(['memberAbout.content MAX_LENGTH']);
      });

      it('sdk: nodes of every type that the contract knows are kept as they came', async () => {
        const ana = await someMember(stack);
        const content = {
          nodes: [
            { type: 'POLL', id: 'a', pollData: { poll: { title: 'Which?', options: [] } } },
            { type: 'EXTERNAL', id: 'b', externalData: { app: 'ours', deep: { list: [1, 2] } } },
            { type: 'TABLE', id: 'c', nodes: [{ type: 'TABLE_ROW', id: 'd', nodes: [] }] },
          ],
          metadata: { version: 1 },
        };
        const about = await of(ana.caller).createMemberAbout({ content: content as never });
        expect(about.content).toMatchObject(content);
      });

      it('sdk: of its types none is lost, and one that it does not know is rejected', async () => {
        const ana = await someMember(stack);
        const types = Object.values(membersAbout.NodeType).filter(
          (type) => type !== membersAbout.NodeType.HTML,
        );
        const content = { nodes: types.map((type) => ({ type, id: type, nodes: [] })) };
        const about = await of(ana.caller).createMemberAbout({ content });
        expect(about.content?.nodes?.map(({ type }) => type)).toEqual(types);
        expect(types.length).toBeGreaterThan(30);
        const rui = await someMember(stack);
        const strange = { nodes: [{ type: 'MARQUEE', id: 'a' }] };
        expect(await errorOf(of(rui.caller).createMemberAbout({ content: strange as never }))).toEqual([
          'memberAbout.content.nodes[0].type INVALID_ENUM_VALUE',
        ]);
      });

      it.each([70, 2000, 20_000])(
        'assumed: what is %i deep is rejected, and nothing fails',
        async (levels) => {
          const ana = await someMember(stack);
          const authorization = await stack.platform.tokens.sign({ siteId: stack.site.id, ...ana.caller });
          const deep = `${'{"type":"LIST_ITEM","nodes":['.repeat(levels)}{"type":"TEXT"}${']}'.repeat(levels)}`;
          const reply = await stack.platform.fetch(
            new Request('https://www.wixapis.com/members/v2/abouts', {
              method: 'POST',
              headers: { authorization, 'content-type': 'application/json' },
              body: `{"memberAbout":{"content":{"nodes":[${deep}]}}}`,
            }),
          );
          expect(reply.status).toBe(400);
          expect(stack.errors).toEqual([]);
          expect(await errorOf(of(ana.caller).getMyMemberAbout())).toBe('NOT_FOUND');
        },
      );
    });
  },
  platformMigrations,
);
