import { cartV2 } from '@wix/ecom';
import { customizationsV3, products, productsV3 } from '@wix/stores';
import { beforeAll, expect, it } from 'vitest';
import { lineChoices } from '#shared/order-lines.ts';
import { shirt } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { deliverPortugal } from '#testing/pricing.ts';
import { newVisitor, reference, shopMigrations, shopModules, startShop, type Shop } from '#testing/shop.ts';

const WRAP = { name: 'Gift wrap', modifierRenderType: 'SWATCH_CHOICES' as const };
const ENGRAVING = { name: 'Engraving', modifierRenderType: 'FREE_TEXT' as const };
const gold = { name: 'Gold', choiceType: 'ONE_COLOR' as const, colorCode: '#c79a63', addedPrice: '5' };
const plain = { name: 'Plain', choiceType: 'ONE_COLOR' as const, colorCode: '#ffffff' };

onDatabase(
  'what buyers say to modifiers',
  (database) => {
    let shop: Shop;
    let sdk: ReturnType<typeof staffOf>;
    const staffOf = (of: Shop) => of.sdk({ products, productsV3, customizationsV3, cartV2 });
    beforeAll(async () => {
      shop = startShop(database());
      sdk = staffOf(shop);
      await deliverPortugal(shop, { Post: '4.90' });
    });

    /** A shirt with an engraving that must be said, and a wrapping that may. */
    async function engraved(name: string) {
      const made = await sdk.productsV3.createProductWithInventory(
        shirt(name, 9, 9, {
          modifiers: [
            { ...WRAP, choicesSettings: { choices: [plain, gold] } },
            {
              ...ENGRAVING,
              mandatory: true,
              freeTextSettings: { title: 'What to engrave', maxCharCount: 20, defaultAddedPrice: '2.50' },
            },
          ],
        }),
        { returnEntity: true },
      );
      const id = String(made.product?._id);
      const { variantsInfo, modifiers = [] } = await sdk.productsV3.getProduct(id);
      return { id, variantId: String(variantsInfo?.variants?.[0]?._id), modifiers };
    }
    const asking = (id: string, options: object) => ({ ...reference(id), options: { ...options } });
    const put = (shopper: ReturnType<typeof shopModules>, id: string, options: object) =>
      shopper.currentCart.addToCurrentCart({
        lineItems: [{ quantity: 2, catalogReference: asking(id, options) }],
      });
    const said = (options: object, text: string) => ({
      options,
      customTextFields: { 'What to engrave': text },
    });

    it('docs: choices stand in options by key, texts by the key of their title; they cost what they add and stay to the order', async () => {
      const { id, variantId } = await engraved('Linen shirt');
      const shopper = shopModules(shop, newVisitor());
      const options = { variantId, ...said({ 'Gift wrap': 'Gold' }, '  For Ana ') };
      const { cart } = await put(shopper, id, options);
      const [line] = cart?.lineItems ?? [];
      // 20.00, and 5 for the wrapping, and 2.50 for the engraving.
      expect(line).toMatchObject({
        quantity: 2,
        price: { amount: '27.50' },
        fullPrice: { amount: '32.50' },
        catalogReference: {
          options: {
            variantId,
            options: { Size: 'S', 'Gift wrap': 'Gold' },
            customTextFields: { 'What to engrave': 'For Ana' },
          },
        },
      });
      const lines = [
        { name: { original: 'Size' }, plainText: { original: 'S' } },
        { name: { original: 'Gift wrap' }, colorInfo: { original: 'Gold', code: '#c79a63' } },
        { name: { original: 'Engraving' }, plainText: { original: 'For Ana' } },
      ];
      expect(line?.descriptionLines).toMatchObject(lines);
      // The same once more is the same line, another text is another one.
      await put(shopper, id, options);
      const other = await put(shopper, id, { variantId, ...said({}, 'For Bo') });
      expect(other.cart?.lineItems?.map(({ quantity, price }) => [quantity, price?.amount])).toEqual([
        [4, '27.50'],
        [2, '22.50'],
      ]);
      const { checkoutId = '' } = await shopper.currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email: 'ana@example.com',
        shippingAddress: { country: 'PT', city: 'Lisboa', addressLine1: 'Rua Augusta 1' },
      });
      const { orderId } = await shop.staff.checkout.createOrder(checkoutId);
      const order = await shop.staff.orders.getOrder(String(orderId));
      expect(order.lineItems?.map(({ price }) => price?.amount)).toEqual(['27.50', '22.50']);
      const [bought] = order.lineItems ?? [];
      expect(bought?.descriptionLines).toMatchObject(lines);
      expect(bought && lineChoices(bought)).toBe('S, Gift wrap: Gold, Engraving: For Ana');
    });

    it('assumed: the first catalog tells of the texts, and carts take them by their titles', async () => {
      const { id } = await engraved('Cotton shirt');
      const { product } = await sdk.products.getProduct(id);
      expect(product?.customTextFields).toEqual([
        { title: 'What to engrave', maxLength: 20, mandatory: true },
      ]);
      const shopper = shopModules(shop, newVisitor());
      const { cart } = await put(shopper, id, said({ Size: 'L' }, 'For Ana'));
      expect(cart?.lineItems?.[0]).toMatchObject({ price: { amount: '25.00' } });
    });

    it('docs: V2 tells what modifiers add to a piece', async () => {
      const { id, variantId } = await engraved('Wool shirt');
      const options = { variantId, ...said({ 'Gift wrap': 'Gold' }, 'For Ana') };
      const made = await sdk.cartV2.createCart({
        catalogItems: [{ quantity: 1, catalogReference: asking(id, options) }],
      });
      expect(made.lineItems?.[0]?.pricing).toMatchObject({
        unitPrice: { amount: '27.50' },
        breakdown: { salePrice: { amount: '27.50' }, totalModifiersPrice: { amount: '7.50' } },
      });
    });

    it('assumed: what a modifier does not take is rejected at its place, all of it at once, and nothing is added', async () => {
      const { id, variantId } = await engraved('Silk shirt');
      const shopper = shopModules(shop, newVisitor());
      const refused = async (options: object) =>
        [await errorOf(put(shopper, id, { variantId, ...options }))]
          .flat()
          .map((one) => one.replace(/^.*catalogReference\.options\./, ''));
      expect(await refused({})).toEqual(['customTextFields.What to engrave REQUIRED_FIELD']);
      expect(await refused(said({}, '   '))).toEqual(['customTextFields.What to engrave REQUIRED_FIELD']);
      expect(await refused(said({ 'Gift wrap': 'Silver', Bow: 'Red' }, 'x'.repeat(21)))).toEqual([
        'customTextFields.What to engrave MAX_LENGTH',
        'options.Bow OTHER',
        'options.Gift wrap OTHER',
      ]);
      expect(await refused({ customTextFields: { 'What to engrave': 7, Motto: 'Ever on' } })).toEqual([
        'customTextFields.Motto OTHER',
        'customTextFields.What to engrave VALIDATION',
      ]);
      expect(await errorOf(shopper.currentCart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
    });

    it('assumed: a line whose answer is no more to be had is not there any more; one that waits for a new question is', async () => {
      const { id, variantId, modifiers } = await engraved('Hemp shirt');
      const shopper = shopModules(shop, newVisitor());
      await put(shopper, id, { variantId, ...said({ 'Gift wrap': 'Gold' }, 'For Ana') });
      await put(shopper, id, { variantId, ...said({ 'Gift wrap': 'Plain' }, 'For Bo') });
      const statuses = async () => {
        const { lineItems } = await shopper.currentCart.getCurrentCart();
        return lineItems?.map(({ availability }) => availability?.status);
      };
      const [wrap, engraving] = modifiers;
      const change = async (next: typeof modifiers) => {
        const { revision } = await sdk.productsV3.getProduct(id);
        // The SDK writes into what it is given.
        const input = structuredClone(next);
        await sdk.productsV3.updateProduct(id, { revision: String(revision), modifiers: input });
      };
      const question = { name: 'Ribbon', modifierRenderType: 'FREE_TEXT' as const, mandatory: true };
      await change([...modifiers, question]);
      expect(await statuses()).toEqual(['AVAILABLE', 'AVAILABLE']);
      await change([{ ...wrap, choicesSettings: { choices: [plain] } }, ...(engraving ? [engraving] : [])]);
      expect(await statuses()).toEqual(['NOT_FOUND', 'AVAILABLE']);
      // Nobody can say any more what the text was for.
      await sdk.customizationsV3.deleteCustomization(String(engraving?._id));
      expect(await statuses()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    });

    it('assumed: an option and a modifier of one product have names of their own', async () => {
      const named = { ...WRAP, name: 'Size', choicesSettings: { choices: [plain] } };
      const twice = shirt('Twice', 1, 1, { modifiers: [named] });
      expect(await errorOf(sdk.productsV3.createProductWithInventory(twice))).toEqual([
        'product.modifiers OTHER',
      ]);
    });
  },
  shopMigrations,
);
