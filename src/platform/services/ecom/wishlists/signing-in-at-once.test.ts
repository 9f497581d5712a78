import { expect, it } from 'vitest';
import { forRaces } from '#testing/engines.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
} from '#testing/shop.ts';
import { TEST_API_KEY } from '#testing/stack.ts';
import { wishlistsOf } from '#testing/wishlists.ts';

const [LAMP, VASE, BOWL] = [productId(91), productId(92), productId(93)];

forRaces(
  'signing in from several places at once',
  (database) => {
    it('assumed: what each had wished for, and in the cart, is there once', async () => {
      const shop = startShop(database());
      await seedListing(
        shop,
        [LAMP, VASE, BOWL].map((id) => ({ id, name: `Thing ${id.slice(-2)}`, price: '9.00', quantity: 50 })),
      );
      const put = (lines: string[]) => ({
        lineItems: lines.map((id) => ({ catalogReference: reference(id), quantity: 1 })),
      });
      for (let round = 0; round < 6; round += 1) {
        const body = { member: { loginEmail: `${crypto.randomUUID()}@example.com` } };
        const made = await shop.call('POST', '/members/v1/members', body);
        const memberId = ((await made.json()) as { member: { id: string } }).member.id;
        const [one, other] = [newVisitor(), newVisitor()];
        for (const [visitor, ids] of [
          [one, [LAMP, VASE]],
          [other, [VASE, BOWL]],
        ] as const) {
          for (const id of ids) await wishlistsOf(shop, visitor).addItem(reference(id));
          await shopModules(shop, visitor).currentCart.addToCurrentCart(put([...ids]));
        }
        const signIn = async (visitor: typeof one): Promise<number> => {
          const token = await shop.platform.tokens.sign({ siteId: shop.site.id, ...visitor });
          const reply = await shop.call(
            'POST',
            '/oauth2/token',
            { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
            { authorization: `${token},${TEST_API_KEY}` },
          );
          return reply.status;
        };
        // Two browsers of one person, one of them with two tabs, while another tab still adds to its list.
        const statuses = await Promise.all([
          signIn(one),
          signIn(one),
          signIn(other),
          wishlistsOf(shop, { kind: 'member', memberId })
            .addItem(reference(BOWL))
            .then(() => 200),
        ]);
        expect(shop.errors).toEqual([]);
        expect(statuses).toEqual([200, 200, 200, 200]);
        const member = { kind: 'member', memberId } as const;
        const { wishlist } = await wishlistsOf(shop, member).getDefaultWishlist();
        const wished = wishlist?.items?.map(({ catalogReference }) =>
          String(catalogReference?.catalogItemId),
        );
        expect(wished?.toSorted()).toEqual([LAMP, VASE, BOWL]);
        const cart = await shopModules(shop, member).currentCart.getCurrentCart();
        const counts = cart.lineItems?.map(({ catalogReference, quantity }) => [
          catalogReference?.catalogItemId,
          quantity,
        ]);
        expect(counts?.toSorted()).toEqual([
          [LAMP, 1],
          [VASE, 2],
          [BOWL, 1],
        ]);
      }
      expect(shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
