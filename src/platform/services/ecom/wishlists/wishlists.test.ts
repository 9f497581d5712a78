import { wishlist } from '@wix/stores';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import type { shopperWishlistExtensions } from '#shared/extensions/wishlists.ts';
import type { ShownWishlist } from '#shared/wishlists.ts';
import { catalogModules, demoProducts, fillCatalog } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import {
  newMember,
  newVisitor,
  productId,
  reference,
  shopMigrations,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';
import { type StackCaller, TEST_API_KEY, TEST_READ_KEY } from '#testing/stack.ts';
import { wishlistsOf } from '#testing/wishlists.ts';
import { LEGACY_STORES_APP_ID, STORES_APP_ID } from '../../stores/catalog/public.ts';

type Shopper = Exclude<StackCaller, { kind: 'api-key' }>;

const BOOKINGS = '13d21c63-b5ec-5912-8397-c3a5ddb27a97';
const [VASE, LAMP, HIDDEN] = [productId(1), productId(2), productId(3)];
/** Has sizes and frames. */
const poster = demoProducts[0]!;

onDatabase(
  'wishlists',
  (database) => {
    let shop: Shop;
    const of = (caller: StackCaller) => wishlistsOf(shop, caller);
    const idsOf = async (caller: StackCaller): Promise<string[]> =>
      ((await of(caller).getDefaultWishlist()).wishlist?.items ?? []).map(({ catalogReference }) =>
        String(catalogReference?.catalogItemId),
      );
    const listIdOf = async (caller: StackCaller): Promise<string> =>
      String((await of(caller).getDefaultWishlist()).wishlist?._id);
    const told = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };
    const hosted = async (
      name: keyof typeof shopperWishlistExtensions,
      caller: Shopper | undefined,
      body: object = {},
    ) => {
      const authorization = caller && (await shop.platform.tokens.sign({ siteId: shop.site.id, ...caller }));
      const reply = await shop.call(
        'POST',
        extensionPath(name),
        body,
        authorization === undefined ? {} : { authorization },
      );
      return { status: reply.status, ...((await reply.json()) as Partial<ShownWishlist>) };
    };
    /** As the SDK does it: the visitor's token beside the shop's key. */
    const signIn = async (memberId: string, visitor: Shopper): Promise<void> => {
      const token = await shop.platform.tokens.sign({ siteId: shop.site.id, ...visitor });
      const reply = await shop.call(
        'POST',
        '/oauth2/token',
        { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
        { authorization: `${token},${TEST_API_KEY}` },
      );
      expect(reply.status).toBe(200);
    };
    const newAccount = async (): Promise<string> => {
      const body = { member: { loginEmail: `${crypto.randomUUID()}@example.com` } };
      const reply = await shop.call('POST', '/members/v1/members', body);
      return ((await reply.json()) as { member: { id: string } }).member.id;
    };

    beforeAll(async () => {
      shop = startShop(database());
      await fillCatalog(database(), shop);
      await seedListing(shop, [
        { id: VASE, name: 'Vase', price: '20.00' },
        { id: LAMP, name: 'Lamp', price: '30.00', quantity: 0 },
        { id: HIDDEN, name: 'Hidden', price: '10.00', visible: false },
      ]);
    });

    describe('a list', () => {
      it('docs: is none until the first item, then one of its owner', async () => {
        const mia = newMember();
        expect((await of(mia).getDefaultWishlist()).wishlist).toBeUndefined();
        expect((await of(mia).addItem(reference(VASE))).wishlist).toBeUndefined();
        const { wishlist: list } = await of(mia).addItem(reference(LAMP), { returnEntity: true });
        expect(list).toMatchObject({ memberId: mia.memberId });
        expect(list?.items?.map(({ catalogReference }) => catalogReference?.catalogItemId)).toEqual([
          VASE,
          LAMP,
        ]);
        expect(list?.items?.[0]?.addedDate).toBeInstanceOf(Date);
        expect((await of(mia).getDefaultWishlist()).wishlist).toEqual(list);
        expect((await of(newMember()).getDefaultWishlist()).wishlist).toBeUndefined();
        expect(await told(String(list?._id))).toEqual([
          'created',
          'wishlist_item_added',
          'updated',
          'wishlist_item_added',
        ]);
      });

      it('assumed: what is in it already stays as it is, whichever way it is named', async () => {
        const mia = newMember();
        await of(mia).addItem(reference(VASE));
        const before = (await of(mia).getDefaultWishlist()).wishlist;
        shop.clock.advance(1000);
        const { wishlist: after } = await of(mia).addItem(
          { ...reference(VASE), appId: LEGACY_STORES_APP_ID, options: {} },
          { returnEntity: true },
        );
        expect(after).toEqual(before);
      });

      it('docs: variants are items of their own; the product as such too', async () => {
        const mia = newMember();
        const { variantsInfo } = await catalogModules(shop).productsV3.getProduct(poster.id);
        const [first, second] = (variantsInfo?.variants ?? []).map(({ _id }) => String(_id));
        await of(mia).addItem(reference(poster.id));
        await of(mia).addItem({ ...reference(poster.id), options: { variantId: first } });
        await of(mia).addItem({ ...reference(poster.id), options: { variantId: second } });
        expect(await idsOf(mia)).toEqual([poster.id, poster.id, poster.id]);
        await of(mia).removeItem({ ...reference(poster.id), options: { variantId: first } });
        const { wishlist: list } = await of(mia).getDefaultWishlist();
        expect(list?.items?.map(({ catalogReference }) => catalogReference?.options?.['variantId'])).toEqual([
          undefined,
          second,
        ]);
      });

      it('docs: removes, and tells it once; what is not there is as good as removed', async () => {
        const mia = newMember();
        expect((await of(mia).removeItem(reference(VASE), { returnEntity: true })).wishlist).toBeUndefined();
        await of(mia).addItem(reference(VASE));
        const id = await listIdOf(mia);
        for (const _ of [1, 2]) {
          const { wishlist: left } = await of(mia).removeItem(reference(VASE), { returnEntity: true });
          expect(left?.items).toEqual([]);
        }
        expect((await told(id)).filter((slug) => slug === 'wishlist_item_removed')).toHaveLength(1);
      });

      it('docs: is told by app where that is asked for', async () => {
        const mia = newMember();
        await of(mia).addItem(reference(VASE));
        await of(mia).addItem({ appId: BOOKINGS, catalogItemId: 'haircut', options: { with: 'Ana' } });
        const { wishlist: booked } = await of(mia).getDefaultWishlist({ appId: BOOKINGS });
        expect(booked?.items?.map(({ catalogReference }) => catalogReference)).toEqual([
          { appId: BOOKINGS, catalogItemId: 'haircut', options: { with: 'Ana' } },
        ]);
        expect((await of(mia).getDefaultWishlist({ appId: STORES_APP_ID })).wishlist?.items).toHaveLength(1);
      });

      it('docs: holds a hundred', async () => {
        const mia = newMember();
        const service = (number: number) => ({ appId: BOOKINGS, catalogItemId: `service ${number}` });
        for (let number = 0; number < 100; number += 1) await of(mia).addItem(service(number));
        expect(await errorOf(of(mia).addItem(service(100)))).toBe('WISHLIST_ITEMS_LIMIT_EXCEEDED');
        expect(await errorOf(of(mia).addItem(service(7)))).toBe('nothing refused');
      });

      it('assumed: two calls at once begin one list', async () => {
        const mia = newMember();
        await Promise.all([of(mia).addItem(reference(VASE)), of(mia).addItem(reference(LAMP))]);
        expect((await idsOf(mia)).toSorted()).toEqual([VASE, LAMP].toSorted());
      });

      it('assumed: rejects what nobody can see, and a choice that is none', async () => {
        const mia = newMember();
        for (const id of [HIDDEN, productId(999)])
          expect(await errorOf(of(mia).addItem(reference(id)))).toBe('CATALOG_ITEM_NOT_FOUND');
        for (const options of [{ variantId: VASE }, { note: 'x'.repeat(2001) }])
          expect(await errorOf(of(mia).addItem({ ...reference(poster.id), options }))).toBe(
            'INVALID_CATALOG_REFERENCE_OPTIONS',
          );
        expect(await errorOf(of(mia).addItem({ appId: STORES_APP_ID, catalogItemId: '' }))).toEqual([
          'catalogReference.catalogItemId MIN_LENGTH',
        ]);
        expect((await of(mia).getDefaultWishlist()).wishlist).toBeUndefined();
      });
    });

    describe('who', () => {
      it('docs: visitors and members have one; a key has none', async () => {
        const ana = newVisitor();
        await of(ana).addItem(reference(VASE));
        expect(await idsOf(ana)).toEqual([VASE]);
        expect((await of(ana).getDefaultWishlist()).wishlist?.memberId).toBeUndefined();
        expect(await errorOf(of({ kind: 'api-key' }).getDefaultWishlist())).toBe('PERMISSION_DENIED');
        expect(await errorOf(of({ kind: 'api-key' }).addItem(reference(VASE)))).toBe('PERMISSION_DENIED');
        const nobody = await shop.call('GET', '/ecom/v1/wishlists/get-default', undefined, {
          authorization: '',
        });
        expect(nobody.status).toBe(401);
      });

      it('docs: tags and the list by its id are for keys with the right', async () => {
        const mia = newMember();
        await of(mia).addItem(reference(VASE));
        const id = await listIdOf(mia);
        const assignTags = { privateTags: { tagIds: ['a'] } };
        const reader: StackCaller = { kind: 'api-key', key: TEST_READ_KEY };
        for (const caller of [mia, newVisitor(), reader]) {
          expect(await errorOf(of(caller).bulkUpdateWishlistTags([id], { assignTags }))).toBe(
            'PERMISSION_DENIED',
          );
          expect(await errorOf(of(caller).bulkUpdateWishlistTagsByFilter({}, { assignTags }))).toBe(
            'PERMISSION_DENIED',
          );
          expect(await errorOf(shop.sdk({ wishlist }, caller).wishlist.getWishlistById(id))).toBe(
            'PERMISSION_DENIED',
          );
        }
      });
    });

    describe('signing in', () => {
      it('assumed: a visitor keeps the list, and its shared address', async () => {
        const visitor = newVisitor();
        await of(visitor).addItem(reference(VASE));
        const { secret } = await hosted('shareMyWishlist', visitor);
        const memberId = await newAccount();
        await signIn(memberId, visitor);
        expect(await idsOf({ kind: 'member', memberId })).toEqual([VASE]);
        expect(await idsOf(visitor)).toEqual([]);
        expect((await hosted('getSharedWishlist', undefined, { secret })).items).toEqual([
          expect.objectContaining({
            catalogReference: expect.objectContaining({ catalogItemId: VASE }) as object,
          }),
        ]);
      });

      it('assumed: two lists become one without doubles; the address of the visitor ends', async () => {
        const memberId = await newAccount();
        const member = { kind: 'member', memberId } as const;
        await of(member).addItem(reference(LAMP));
        const visitor = newVisitor();
        await of(visitor).addItem(reference(VASE));
        await of(visitor).addItem(reference(LAMP));
        const { secret } = await hosted('shareMyWishlist', visitor);
        const missing = await listIdOf(visitor);
        await signIn(memberId, visitor);
        await signIn(memberId, visitor);
        expect(await idsOf(member)).toEqual([LAMP, VASE]);
        expect((await hosted('getSharedWishlist', undefined, { secret })).status).toBe(404);
        expect((await told(missing)).at(-1)).toBe('deleted');
      });

      it('assumed: it goes with its member', async () => {
        const memberId = await newAccount();
        const member = { kind: 'member', memberId } as const;
        await of(member).addItem(reference(LAMP));
        const id = await listIdOf(member);
        expect((await shop.call('DELETE', `/members/v1/members/${memberId}`)).status).toBe(200);
        expect((await told(id)).at(-1)).toBe('deleted');
      });
    });

    describe('sharing', () => {
      it('assumed: by a secret, the same each time, that shows the items and not whose they are', async () => {
        const mia = newMember();
        expect((await hosted('shareMyWishlist', mia)).status).toBe(404);
        await of(mia).addItem(reference(VASE));
        expect((await hosted('getMyWishlist', mia)).secret).toBeUndefined();
        const { secret = '' } = await hosted('shareMyWishlist', mia);
        expect(secret).toMatch(/^[0-9a-f]{32}$/);
        expect((await hosted('shareMyWishlist', mia)).secret).toBe(secret);
        expect((await hosted('getMyWishlist', mia)).secret).toBe(secret);
        const seen = await hosted('getSharedWishlist', undefined, { secret });
        expect(seen).toEqual({
          status: 200,
          items: [
            {
              catalogReference: expect.objectContaining({ catalogItemId: VASE }) as object,
              product: {
                name: 'Vase',
                slug: 'vase',
                price: '20.00',
                options: [],
                chosen: true,
                soldOut: false,
              },
            },
          ],
        });
        expect(JSON.stringify(seen)).not.toContain(mia.memberId);
        await hosted('unshareMyWishlist', mia);
        expect((await hosted('getSharedWishlist', undefined, { secret })).status).toBe(404);
        expect((await hosted('shareMyWishlist', mia)).secret).not.toBe(secret);
      });

      it('assumed: neither the id nor a guess opens it, and nobody shares without a token', async () => {
        const mia = newMember();
        await of(mia).addItem(reference(VASE));
        const { secret = '' } = await hosted('shareMyWishlist', mia);
        const id = await listIdOf(mia);
        for (const guess of [id, id.replaceAll('-', ''), `${secret.slice(0, -1)}x`, '%'])
          expect((await hosted('getSharedWishlist', undefined, { secret: guess })).status).toBe(404);
        for (const bad of [{}, { secret: '' }, { secret: 'x'.repeat(101) }, { secret: [secret] }])
          expect((await hosted('getSharedWishlist', undefined, bad)).status).toBe(400);
        expect((await hosted('shareMyWishlist', undefined)).status).toBe(403);
      });
    });

    describe('as a page shows it', () => {
      it('assumed: variants with their choice, products from the cheapest on, what is sold out or gone', async () => {
        const mia = newMember();
        const { variantsInfo } = await catalogModules(shop).productsV3.getProduct(poster.id);
        const variant = variantsInfo?.variants?.[0];
        const missing = productId(50);
        await seedListing(shop, [{ id: missing, name: 'Gone', price: '5.00' }]);
        await of(mia).addItem({ ...reference(poster.id), options: { variantId: variant?._id } });
        await of(mia).addItem(reference(poster.id));
        await of(mia).addItem(reference(LAMP));
        await of(mia).addItem(reference(missing));
        await of(mia).addItem({ appId: BOOKINGS, catalogItemId: 'haircut' });
        await catalogModules(shop).products.deleteProduct(missing);
        const { items = [] } = await hosted('getMyWishlist', mia);
        expect(items.map(({ product }) => product)).toEqual([
          expect.objectContaining({ price: variant?.price?.actualPrice?.amount, chosen: true }),
          expect.objectContaining({ options: [], chosen: false, soldOut: false }),
          expect.objectContaining({ name: 'Lamp', soldOut: true, left: 0 }),
          undefined,
          undefined,
        ]);
        expect(items[0]?.product?.options.length).toBeGreaterThan(0);
        expect(items[0]?.product?.picture?.id).toBeTruthy();
        expect(await hosted('getMyWishlist', newMember())).toEqual({ status: 200, items: [] });
      });
    });

    describe('tags', () => {
      it('docs: of many at once, each on its own; private ones are not told to their owner', async () => {
        const mia = newMember();
        await of(mia).addItem(reference(VASE));
        const id = await listIdOf(mia);
        const staff = of({ kind: 'api-key' });
        const assignTags = { publicTags: { tagIds: ['new'] }, privateTags: { tagIds: ['vip', 'old'] } };
        const { results, bulkActionMetadata } = await staff.bulkUpdateWishlistTags([id, productId(9)], {
          assignTags,
        });
        expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
          undefined,
          'WISHLIST_NOT_FOUND',
        ]);
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        await staff.bulkUpdateWishlistTagsByFilter(
          { memberId: mia.memberId },
          { unassignTags: { privateTags: { tagIds: ['old'] } } },
        );
        const { wishlist: own } = await of(mia).getDefaultWishlist();
        expect(own?.tags).toEqual({ publicTags: { tagIds: ['new'] } });
        const { rows } = await sql<{ tags: object }>`select doc -> 'tags' as tags from wishlists
          where id = ${id}`.execute(database().kysely);
        expect(rows[0]?.tags).toEqual({ publicTags: { tagIds: ['new'] }, privateTags: { tagIds: ['vip'] } });
        expect((await told(id)).filter((slug) => slug === 'wishlist_tags_modified')).toHaveLength(2);
      });

      it('docs: nothing to do is rejected, and a filter of nothing known', async () => {
        const staff = of({ kind: 'api-key' });
        expect(await errorOf(staff.bulkUpdateWishlistTags([productId(9)]))).toBe(
          'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
        );
        expect(await errorOf(staff.bulkUpdateWishlistTagsByFilter({}))).toBe(
          'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
        );
        const assignTags = { publicTags: { tagIds: ['new'] } };
        expect(await errorOf(staff.bulkUpdateWishlistTagsByFilter({ secret: 'x' }, { assignTags }))).not.toBe(
          'nothing refused',
        );
      });
    });

    describe('by its id', () => {
      it('sdk: tells products once, in pages and by kind', async () => {
        const mia = newMember();
        await of(mia).addItem(reference(VASE));
        const { variantsInfo } = await catalogModules(shop).productsV3.getProduct(poster.id);
        for (const { _id } of (variantsInfo?.variants ?? []).slice(0, 2))
          await of(mia).addItem({ ...reference(poster.id), options: { variantId: String(_id) } });
        await of(mia).addItem({ appId: BOOKINGS, catalogItemId: 'haircut' });
        const { getWishlistById } = shop.sdk({ wishlist }, { kind: 'api-key' }).wishlist;
        const id = await listIdOf(mia);
        const all = await getWishlistById(id);
        expect(all).toMatchObject({ _id: id, ownerId: mia.memberId, totalCount: 3 });
        expect(all.items?.map(({ _id, type, origin }) => [_id, type, origin])).toEqual([
          [VASE, 'product', 'wixstores'],
          [poster.id, 'product', 'wixstores'],
          ['haircut', 'item', BOOKINGS],
        ]);
        expect((await getWishlistById(id, { limit: 1, offset: 1 })).items?.[0]?._id).toBe(poster.id);
        const products = await getWishlistById(id, { kind: [{ type: 'product', origin: 'wixstores' }] });
        expect(products.totalCount).toBe(2);
        expect(await errorOf(getWishlistById(productId(9)))).toBe('WISHLIST_NOT_FOUND');
        expect(await errorOf(getWishlistById(id, { limit: 101 }))).toEqual(['options.limit MAX']);
        expect(await errorOf(getWishlistById(id, { offset: -1 }))).not.toBe('nothing refused');
      });
    });
  },
  shopMigrations,
);
