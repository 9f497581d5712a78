import { customizationsV3, productGroupsV3, productsV3 } from '@wix/stores';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, type Stack, type StackCaller } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const modules = { customizationsV3, productGroupsV3, productsV3 };

interface Group {
  _id: string;
  revision: string;
  handle: string;
  members: { productName: string }[];
}
interface Done {
  results: { item: Group }[];
  bulkActionMetadata: object;
}
interface Tagging {
  assignTags: object;
}

/** What the SDK exports and hides from its types. */
interface Hidden extends Pick<typeof productGroupsV3, 'queryProductGroups'> {
  createProductGroup(group: object): Promise<Group>;
  getProductGroup(id: string, options?: { fields: string[] }): Promise<Group>;
  updateProductGroup(id: string, group: object): Promise<Group>;
  deleteProductGroup(id: string): Promise<void>;
  searchProductGroups(search: object): Promise<{ productGroups: Group[] }>;
  assignProductsToProductGroup(id: string, options: { productIds: string[] }): Promise<{ results: object[] }>;
  unassignProductsFromProductGroup(id: string, options: { productIds: string[] }): Promise<object>;
  bulkCreateProductGroups(groups: object[], options: object): Promise<Done>;
  bulkUpdateProductGroups(groups: object[]): Promise<Done>;
  bulkDeleteProductGroups(ids: string[]): Promise<Done>;
  bulkUpdateProductGroupTags(ids: string[], options: Tagging): Promise<Done>;
  bulkUpdateProductGroupTagsByFilter(filter: object, options: Tagging): Promise<object>;
}
const groupsOf = (stack: Stack, caller?: StackCaller) =>
  stack.sdk(modules, caller).productGroupsV3 as unknown as Hidden;
const NOWHERE = '99999999-9999-4999-8999-999999999999';
onDatabase(
  'groups of products',
  (database) => {
    let stack: Stack;
    const staff = () => groupsOf(stack);
    const shirts: Record<string, string> = {};
    /** The option that all shirts share, and its choices. */
    let COLOR: string;
    let [RED, BLUE, GREEN] = ['', '', ''];

    const shirt = async (
      name: string,
      choices: { id: string; name: string; color: string }[],
      visible = true,
    ) => {
      const option = {
        id: COLOR,
        name: 'Color',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: choices.map(({ id, name: choice, color }) => ({
            choiceId: id,
            choiceType: 'ONE_COLOR',
            name: choice,
            colorCode: color,
          })),
        },
      };
      const variants = choices.map(({ id }) => ({
        choices: [{ optionChoiceIds: { optionId: COLOR, choiceId: id } }],
        price: { actualPrice: { amount: '20.00' } },
        physicalProperties: {},
      }));
      const product = {
        name,
        visible,
        productType: 'PHYSICAL',
        physicalProperties: {},
        options: choices.length > 0 ? [option] : [],
        variantsInfo: {
          variants:
            choices.length > 0
              ? variants
              : [{ price: { actualPrice: { amount: '20.00' } }, physicalProperties: {} }],
        },
      };
      const reply = await stack.call('POST', '/stores/v3/products', { product });
      const { product: made } = (await reply.json()) as {
        product: { id: string; options?: { id: string }[] };
      };
      shirts[name] = made.id;
      return made;
    };

    beforeAll(async () => {
      stack = startStack(database());
      const colors = [
        ['Red', '#ff0000'],
        ['Blue', '#0000ff'],
        ['Green', '#00ff00'],
      ];
      const option = await stack.sdk(modules).customizationsV3.createCustomization({
        name: 'Color',
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: colors.map(([name, colorCode]) => ({ choiceType: 'ONE_COLOR', name, colorCode })),
        },
      });
      COLOR = String(option._id);
      [RED, BLUE, GREEN] = (option.choicesSettings?.choices ?? []).map(({ _id }) => String(_id)) as [
        string,
        string,
        string,
      ];
      await shirt('Red shirt', [{ id: RED, name: 'Red', color: '#ff0000' }]);
      await shirt('Blue shirt', [{ id: BLUE, name: 'Blue', color: '#0000ff' }]);
      await shirt('Hidden shirt', [{ id: GREEN, name: 'Green', color: '#00ff00' }], false);
      await shirt('Plain shirt', []);
    });

    it('docs: a group stands on an option that products share; each of them is one choice of it', async () => {
      const group = await staff().createProductGroup({
        name: 'Shirt',
        groupingCustomizationId: COLOR,
        handle: 'erp-shirt',
        choiceOrder: [BLUE, RED],
      });
      expect(group).toMatchObject({ revision: '1', handle: 'erp-shirt', members: [] });
      const id = group._id;
      const all = [shirts['Red shirt'], shirts['Blue shirt'], shirts['Hidden shirt']].map(String);
      const { results } = await staff().assignProductsToProductGroup(id, { productIds: all });
      expect(results).toEqual(all.map((productId) => ({ productId, success: true })));
      const read = await staff().getProductGroup(id, { fields: ['GROUPING_CUSTOMIZATION'] });
      expect(read).toMatchObject({
        groupingCustomization: { _id: COLOR, name: 'Color', customizationType: 'PRODUCT_OPTION' },
        members: [
          { productName: 'Blue shirt', choice: { _id: BLUE, name: 'Blue' }, status: 'ACTIVE' },
          { productName: 'Red shirt', choice: { _id: RED }, status: 'ACTIVE' },
          { productName: 'Hidden shirt', status: 'HIDDEN' },
        ],
      });
      const shopper = groupsOf(stack, newVisitor());
      expect((await shopper.getProductGroup(id)).members).toHaveLength(2);
      expect(await errorOf(shopper.updateProductGroup(id, { revision: '1', name: 'Mine' }))).toBe(
        'PERMISSION_DENIED',
      );
      const revision = read.revision;
      const turned = await staff().updateProductGroup(id, { revision, choiceOrder: [RED] });
      expect(turned.members.map(({ productName }) => productName)).toEqual([
        'Red shirt',
        'Blue shirt',
        'Hidden shirt',
      ]);
      const same = { name: 'Other', groupingCustomizationId: COLOR, handle: 'erp-shirt' };
      expect(await errorOf(staff().createProductGroup(same))).toBe('DUPLICATE_HANDLE_ERROR');
      expect(
        await errorOf(staff().createProductGroup({ name: 'Other', groupingCustomizationId: NOWHERE })),
      ).toBe('CUSTOMIZATION_NOT_FOUND');
    });

    it('docs: all of them are assigned or taken out, or none', async () => {
      const group = await staff().createProductGroup({ name: 'Few', groupingCustomizationId: COLOR });
      const id = group._id;
      expect(group.handle).toBeTruthy();
      const [red, plain] = [String(shirts['Red shirt']), String(shirts['Plain shirt'])];
      expect(await errorOf(staff().assignProductsToProductGroup(id, { productIds: [red, NOWHERE] }))).toBe(
        'PRODUCTS_NOT_FOUND',
      );
      expect(await errorOf(staff().assignProductsToProductGroup(id, { productIds: [red, plain] }))).toBe(
        'PRODUCTS_MISSING_CUSTOMIZATION',
      );
      expect((await staff().getProductGroup(id)).members).toEqual([]);
      await staff().assignProductsToProductGroup(id, { productIds: [red, red] });
      expect((await staff().getProductGroup(id)).members).toHaveLength(1);
      expect(await errorOf(staff().unassignProductsFromProductGroup(id, { productIds: [red, plain] }))).toBe(
        'PRODUCTS_NOT_IN_GROUP',
      );
      await staff().unassignProductsFromProductGroup(id, { productIds: [red] });
      expect((await staff().getProductGroup(id)).members).toEqual([]);
      await staff().deleteProductGroup(id);
      expect(await errorOf(staff().getProductGroup(id))).not.toBe('nothing refused');
    });

    it('assumed: a group follows what its products are called, and whether they are there', async () => {
      const made = await shirt('Old name', [{ id: GREEN, name: 'Green', color: '#00ff00' }]);
      const group = await staff().createProductGroup({ name: 'Followers', groupingCustomizationId: COLOR });
      const id = group._id;
      await staff().assignProductsToProductGroup(id, { productIds: [made.id] });
      const { productsV3: products } = stack.sdk(modules);
      const { revision } = await products.getProduct(made.id);
      await products.updateProduct(made.id, { revision, name: 'Evergreen' });
      const found = await staff().searchProductGroups({ search: { expression: 'evergreen' } });
      expect(found.productGroups).toMatchObject([{ _id: id, members: [{ productName: 'Evergreen' }] }]);
      await products.deleteProduct(made.id);
      expect((await staff().getProductGroup(id)).members).toEqual([]);
    });

    it('sdk: many at once, by their tags, found by handle', async () => {
      const { results } = await staff().bulkCreateProductGroups(
        ['One', 'Two'].map((name) => ({ name, groupingCustomizationId: COLOR, handle: `bulk-${name}` })),
        { returnEntity: true },
      );
      const made = results.map(({ item }) => item);
      const ids = made.map((one) => one._id);
      const updated = await staff().bulkUpdateProductGroups(
        made.map((one, index) => ({
          productGroup: { _id: one._id, revision: index === 0 ? '1' : '9', name: 'Renamed' },
        })),
      );
      expect(updated.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
      await staff().bulkUpdateProductGroupTags(ids, { assignTags: { privateTags: { tagIds: ['a'] } } });
      await staff().bulkUpdateProductGroupTagsByFilter(
        { name: 'Renamed' },
        { assignTags: { privateTags: { tagIds: ['b'] } } },
      );
      const { items } = await staff().queryProductGroups().eq('handle', 'bulk-One').find();
      expect(items).toMatchObject([{ name: 'Renamed', tags: { privateTags: { tagIds: ['a', 'b'] } } }]);
      const removed = await staff().bulkDeleteProductGroups([...ids, NOWHERE]);
      expect(removed.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    });
  },
  platformMigrations,
);
