import { afterEach, beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import type { shopperProfileExtensions } from '#shared/extensions/profiles.ts';
import type { NamedPerson, OwnField, ProfileVisibility, PersonLink, ShownPerson } from '#shared/people.ts';
import { badgeModules, newBadge } from '#testing/badges.ts';
import { fieldModules, newField } from '#testing/custom-fields.ts';
import { onDatabase } from '#testing/engines.ts';
import { decide, memberModules } from '#testing/members.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { communityOf } from '#testing/community.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { TEST_API_KEY, type StackCaller } from '#testing/stack.ts';

type Caller = Exclude<StackCaller, { kind: 'api-key' }>;

onDatabase(
  'people',
  (database) => {
    let shop: ReviewShop;

    async function ask<Reply>(name: keyof typeof shopperProfileExtensions, body: object, caller?: Caller) {
      const { platform, site } = shop.shop;
      const authorization = caller
        ? await platform.tokens.sign({ siteId: site.id, ...caller })
        : TEST_API_KEY;
      const reply = await shop.shop.call('POST', extensionPath(name), body, { authorization });
      const told = (await reply.json()) as Reply & { details?: object };
      return { status: reply.status, ...told };
    }
    const read = (slug: string, caller?: Caller, more: object = {}) =>
      ask<{ person?: ShownPerson }>('getProfile', { slug, ...more }, caller);

    async function somebody(privacyStatus: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
      const { caller, contactId, email, reviews } = await shop.person();
      const id = (caller as { memberId: string }).memberId;
      const { members } = memberModules(shop.shop);
      const nickname = `Ilse ${email.replace(/\D/g, '')}`;
      const { profile } = await members.updateMember(id, { privacyStatus, profile: { nickname } });
      return { id, caller, contactId, reviews, nickname, slug: String(profile?.slug) };
    }

    beforeAll(() => {
      shop = startReviews(database());
    });
    afterEach(() => decide(shop.shop));

    it('assumed: tell of badges in the order of the shop, and of its questions what this caller may see', async () => {
      const { caller, id, slug } = await somebody();
      const keeper = await newBadge(shop.shop, 'Keeper');
      const early = await newBadge(shop.shop, 'Early');
      await newBadge(shop.shop, 'Not theirs');
      const { badges, members } = badgeModules(shop.shop);
      for (const badge of [keeper, early]) await badges.assignBadge(badge, [id]);
      await badges.updateBadgesDisplayOrder([early, keeper]);
      const wall = await newField(shop.shop, { name: 'Wall', defaultPrivacy: 'PUBLIC' });
      const size = await newField(shop.shop, { name: 'Shoe', defaultPrivacy: 'PRIVATE' });
      const customFields = { [wall.key]: { value: 'stairs' }, [size.key]: { value: '39' } };
      await members.updateMember(id, { contact: { customFields } });
      const { person } = await read(slug, newVisitor());
      expect(person?.badges.map(({ title }) => title)).toEqual(['Early', 'Keeper']);
      expect(person?.badges[0]).toMatchObject({ background: '#796EFF', text: '#FFFFFF' });
      expect(person?.facts).toEqual([{ name: 'Wall', value: 'stairs' }]);
      expect((await read(slug, caller)).person?.facts).toEqual([
        { name: 'Wall', value: 'stairs' },
        { name: 'Shoe', value: '39', kept: true },
      ]);
    });

    it('assumed: the platform’s own fields stand on a page where the shop has them public, never a name or an address', async () => {
      const { caller, id, slug } = await somebody();
      const { customFields } = fieldModules(shop.shop);
      const { fields = [] } = await customFields.listCustomFields();
      const open = async (key: string, defaultPrivacy: 'PUBLIC' | 'PRIVATE') => {
        const field = fields?.find((one) => one.key === key);
        const { revision } = await customFields
          .getCustomField(field?._id ?? '')
          .then((got) => got.field ?? {});
        await customFields.updateCustomField(field?._id ?? '', { revision: revision ?? '', defaultPrivacy });
      };
      const day = await newField(shop.shop, {
        name: 'Moved in',
        fieldType: 'DATE',
        defaultPrivacy: 'PUBLIC',
      });
      await memberModules(shop.shop).members.updateMember(id, {
        contact: {
          firstName: 'Ilse',
          phones: ['+31 6 12345678'],
          customFields: { [day.key]: { value: '2024-05-09' } },
        },
      });
      const moved = { name: 'Moved in', type: 'DATE', value: '2024-05-09' };
      expect((await read(slug, newVisitor())).person?.facts).toEqual([moved]);
      await open('phone', 'PUBLIC');
      await open('firstName', 'PUBLIC');
      for (const one of [newVisitor(), caller])
        expect((await read(slug, one)).person?.facts).toEqual([
          { name: 'Phone', key: 'phone', value: '+31 6 12345678' },
          moved,
        ]);
      await open('phone', 'PRIVATE');
      await open('firstName', 'PRIVATE');
    });

    it('assumed: a member is asked for what is on the profile and for them', async () => {
      const [ilse, eva] = [await somebody(), await somebody()];
      const requested = await newField(shop.shop, { name: 'Asked of Ilse', fieldType: 'NUMBER' });
      const hidden = await newField(shop.shop, { name: 'Asked no more' });
      const { customFieldApplications, customFields } = fieldModules(shop.shop);
      await customFieldApplications.createCustomFieldApplication({
        customFieldId: requested.id,
        applications: { items: [{ applicationType: 'MEMBER', entityId: ilse.id }] },
        exclusions: { items: [] },
      });
      await customFields.hideCustomField(hidden.id, hidden.revision);
      const fieldsOf = async (caller: Caller) =>
        (await ask<{ fields: OwnField[] }>('listMyProfileFields', {}, caller)).fields;
      const known = await fieldsOf(ilse.caller);
      expect(known.find(({ key }) => key === requested.key)).toEqual({
        key: requested.key,
        name: 'Asked of Ilse',
        isPlatforms: false,
        type: 'NUMBER',
        section: 'GENERAL',
        isPublic: false,
      });
      expect(known).toContainEqual(
        expect.objectContaining({ key: 'title', isPlatforms: true, isPublic: true, section: 'DISPLAY_INFO' }),
      );
      expect(known.map(({ name }) => name)).not.toContain('Asked no more');
      expect((await fieldsOf(eva.caller)).map(({ name }) => name)).not.toContain('Asked of Ilse');
      expect((await ask('listMyProfileFields', {}, newVisitor())).status).toBe(404);
      expect((await ask('listMyProfileFields', {})).status).toBe(404);
    });

    it('assumed: tell of a public profile, its reviews and what they are about, and nothing else of its member', async () => {
      await shop.rule({ rules: [], otherwise: 'SHOW' });
      const ilse = await somebody();
      const product = await shop.newProduct();
      const review = await ilse.reviews.createReview(written(product));
      const visitor = newVisitor();
      await shop.hosted('voteForReview', { reviewId: review._id, helpful: true }, visitor);
      const { person } = await read(ilse.slug, visitor);
      expect(person).toEqual({
        id: ilse.id,
        slug: ilse.slug,
        nickname: ilse.nickname,
        since: expect.any(String),
        reviews: 1,
        helpful: 1,
        followers: 0,
        following: 0,
        badges: [],
        facts: [],
        page: 1,
        pages: 1,
        shown: [
          {
            id: review._id,
            title: 'Warm',
            body: 'The lines only show up close.',
            rating: 5,
            date: expect.any(String),
            verified: false,
            pictures: [],
            product: expect.objectContaining({ slug: expect.any(String) }),
          },
        ],
      });
      expect((await read(ilse.slug)).person).toEqual(person);
    });

    it('assumed: what waits for the shop is nobody’s to read, and counts for nothing', async () => {
      await shop.rule({ rules: [], otherwise: 'HOLD' });
      const ilse = await somebody();
      await ilse.reviews.createReview(written(await shop.newProduct()));
      expect((await read(ilse.slug, ilse.caller)).person).toMatchObject({ reviews: 0, shown: [] });
    });

    it('assumed: whom one may not see and whom there is not get one answer', async () => {
      const shy = await somebody('PRIVATE');
      const eva = await somebody();
      const [hidden, none] = [await read(shy.slug, eva.caller), await read('nobody-at-all', eva.caller)];
      expect(hidden).toMatchObject({ status: 404 });
      expect(JSON.stringify(hidden)).toBe(JSON.stringify(none));
      // Neither the key by which the shop's pages are drawn.
      expect((await read(shy.slug)).status).toBe(404);
    });

    it('assumed: one’s own is there for oneself alone, and looks to a stranger as it does to them', async () => {
      const shy = await somebody('PRIVATE');
      expect((await read(shy.slug, shy.caller)).person).toMatchObject({ own: { seenBy: 'nobody' } });
      expect((await read(shy.slug, shy.caller, { stranger: true })).status).toBe(404);
      await memberModules(shop.shop, shy.caller).members.joinCommunity();
      expect((await read(shy.slug, shy.caller, { stranger: true })).person).not.toHaveProperty('own');
      expect((await read(shy.slug, shy.caller)).person).toMatchObject({ own: { seenBy: 'everyone' } });
    });

    it('assumed: members only is for members only, to the letter of the shop', async () => {
      const [ilse, eva] = [await somebody(), await somebody()];
      await decide(shop.shop, { publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' });
      expect((await read(ilse.slug, newVisitor())).status).toBe(404);
      expect((await read(ilse.slug)).status).toBe(404);
      expect((await read(ilse.slug, eva.caller)).status).toBe(200);
      const standing = (caller: Caller) =>
        ask<{ standing: ProfileVisibility }>('getMyProfileVisibility', {}, caller);
      expect((await standing(ilse.caller)).standing).toEqual({
        seenBy: 'members',
        mayBePublic: true,
        shownTo: 'members',
      });
      await decide(shop.shop, { publicMemberCandidates: 'NO_ONE' });
      expect((await standing(ilse.caller)).standing).toMatchObject({ seenBy: 'nobody', mayBePublic: false });
      expect((await standing(newVisitor())).status).toBe(404);
    });

    it('assumed: of two who block each other neither finds the other; the one who did sees whom', async () => {
      const [ilse, eva] = [await somebody(), await somebody()];
      await memberModules(shop.shop, ilse.caller).memberToMemberBlock.blockMember(eva.id);
      expect((await read(eva.slug, ilse.caller)).status).toBe(404);
      expect((await read(ilse.slug, eva.caller)).status).toBe(404);
      const blocked = (caller: Caller) => ask<{ people: NamedPerson[] }>('listMyBlockedMembers', {}, caller);
      expect((await blocked(ilse.caller)).people).toEqual([
        { id: eva.id, nickname: eva.nickname, since: expect.any(String) },
      ]);
      expect((await blocked(eva.caller)).people).toEqual([]);
      await decide(shop.shop, { publicMemberCandidates: 'NO_ONE' });
      expect((await blocked(ilse.caller)).people).toEqual([{ id: eva.id, since: expect.any(String) }]);
    });

    it('assumed: a name leads to the pages alone that the caller may open', async () => {
      const [ilse, shy] = [await somebody(), await somebody('PRIVATE')];
      const links = (caller?: Caller) =>
        ask<{ links: PersonLink[] }>(
          'listProfileLinks',
          { contactIds: [ilse.contactId, shy.contactId, 'nobody'] },
          caller,
        );
      const open = { contactId: ilse.contactId, slug: ilse.slug };
      expect((await links()).links).toEqual([open]);
      expect((await links(newVisitor())).links).toEqual([open]);
      expect((await links(shy.caller)).links.toSorted((a, b) => a.slug.localeCompare(b.slug))).toHaveLength(
        2,
      );
      expect((await ask('listProfileLinks', { contactIds: 'all' })).status).toBe(400);
    });

    it('assumed: following is counted, told to the two, and listed to each', async () => {
      const [ilse, eva] = [await somebody(), await somebody()];
      const of = ({ caller }: typeof ilse) => communityOf(shop.shop, caller);
      await of(eva).memberFollowers.followMember(ilse.id);
      expect((await read(ilse.slug, eva.caller)).person).toMatchObject({
        followers: 1,
        ties: { followed: true, follows: false },
      });
      expect((await read(eva.slug, ilse.caller)).person).toMatchObject({
        following: 1,
        ties: { followed: false, follows: true },
      });
      expect((await read(ilse.slug)).person).not.toHaveProperty('ties');
      const circle = (list: 'followers' | 'following', caller: Caller) =>
        ask<{ people: NamedPerson[] }>('listMyFollows', { of: list }, caller);
      const shown = ({ id, nickname, slug }: typeof ilse) => ({ id, nickname, slug });
      expect((await circle('followers', ilse.caller)).people).toEqual([{ ...shown(eva), followed: false }]);
      expect((await circle('following', eva.caller)).people).toEqual([{ ...shown(ilse), followed: true }]);
      await of(ilse).members.leaveCommunity();
      expect((await circle('following', eva.caller)).people).toEqual([]);
      expect((await circle('followers', newVisitor())).status).toBe(404);
    });

    it('assumed: who may not be seen is not counted among those who follow', async () => {
      const [ilse, eva, shy] = [await somebody(), await somebody(), await somebody('PRIVATE')];
      const of = ({ caller }: typeof ilse) => communityOf(shop.shop, caller);
      for (const one of [eva, shy]) await of(one).memberFollowers.followMember(ilse.id);
      await of(ilse).memberFollowers.followMember(eva.id);
      for (const caller of [undefined, newVisitor(), ilse.caller, eva.caller])
        expect((await read(ilse.slug, caller)).person).toMatchObject({ followers: 1, following: 1 });
      expect((await read(ilse.slug, shy.caller)).person).toMatchObject({ followers: 2, following: 1 });
      await of(eva).members.leaveCommunity();
      expect((await read(ilse.slug, newVisitor())).person).toMatchObject({ followers: 0, following: 0 });
    });

    it('assumed: what somebody tells of themselves goes with the page', async () => {
      const ilse = await somebody();
      const content = { nodes: [{ type: 'PARAGRAPH', id: 'p', nodes: [], paragraphData: {} }] };
      const { membersAbout } = communityOf(shop.shop, ilse.caller);
      await membersAbout.createMemberAbout({ content } as never);
      expect((await read(ilse.slug)).person?.about).toMatchObject({ nodes: [{ type: 'PARAGRAPH' }] });
    });

    it('assumed: reviews come in pages, the newest first', async () => {
      await shop.rule({ rules: [], otherwise: 'SHOW' });
      const ilse = await somebody();
      for (let count = 1; count <= 7; count += 1) {
        shop.shop.clock.advance(1000);
        await ilse.reviews.createReview(written(await shop.newProduct(), 4, { title: `No ${count}` }));
      }
      const [first, second, beyond] = await Promise.all(
        [1, 2, 9].map((page) => read(ilse.slug, undefined, { page })),
      );
      expect(first?.person).toMatchObject({ reviews: 7, page: 1, pages: 2 });
      expect(first?.person?.shown.map(({ title }) => title)).toEqual([
        'No 7',
        'No 6',
        'No 5',
        'No 4',
        'No 3',
        'No 2',
      ]);
      expect(second?.person?.shown.map(({ title }) => title)).toEqual(['No 1']);
      expect(beyond?.person?.shown).toEqual([]);
    });
  },
  shopMigrations,
);
