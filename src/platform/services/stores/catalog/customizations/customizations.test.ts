import { customizationsV3, inventoryItemsV3, products, productsV3 } from '@wix/stores';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mug, shirt, SHOPPER } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { statementsOf } from '#testing/statements.ts';
import { platformMigrations } from '#platform/platform.ts';

const modules = { customizationsV3, inventoryItemsV3, products, productsV3 };
const NOWHERE = '99999999-9999-4999-8999-999999999999';
const start = (stack: Stack) => stack.sdk(modules);
type Staff = ReturnType<typeof start>;
type Choice = customizationsV3.Choice;

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

const texts = (...names: string[]): Choice[] => names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' }));
const ink = (name: string, colorCode: string): Choice => ({ name, choiceType: 'ONE_COLOR', colorCode });
const engraving = (name: string) => ({
  name,
  customizationType: 'MODIFIER' as const,
  customizationRenderType: 'FREE_TEXT' as const,
  freeTextInput: { title: 'What to engrave', maxCharCount: 40, defaultAddedPrice: '5' },
});

onDatabase(
  'customizations',
  (database) => {
    let stack: Stack;
    let staff: Staff;
    beforeAll(() => {
      stack = startStack(database());
      staff = start(stack);
    });

    const option = (name: string, choices: Choice[]) =>
      staff.customizationsV3.createCustomization({
        name,
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: choices[0]?.choiceType === 'ONE_COLOR' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
        choicesSettings: { choices },
      });
    const read = (id: string) => staff.productsV3.getProduct(id, { fields: ['VARIANT_OPTION_CHOICE_NAMES'] });
    const make = async (product: ReturnType<typeof mug>) => {
      const made = await staff.productsV3.createProductWithInventory(product, { returnEntity: true });
      return read(String(made.product?._id));
    };
    /** A product of one option, a variant for each of its choices. */
    const withOption = (name: string, ofOption: object, choices: object[]) =>
      mug(name, 1, {
        options: [{ ...ofOption, choicesSettings: { choices } }],
        variantsInfo: {
          variants: choices.map((choice) => ({
            price: { actualPrice: { amount: '10' } },
            choices: [
              'choiceId' in choice
                ? {
                    optionChoiceIds: {
                      optionId: (ofOption as { _id: string })._id,
                      choiceId: String(choice.choiceId),
                    },
                  }
                : {
                    optionChoiceNames: {
                      optionName: (ofOption as { name: string }).name,
                      choiceName: (choice as { name: string }).name,
                    },
                  },
            ],
            inventoryItem: { quantity: 1 },
          })),
        },
      });
    const choicesOf = (one: customizationsV3.Customization | undefined) =>
      one?.choicesSettings?.choices ?? [];
    const ids = (one: customizationsV3.Customization | undefined) =>
      choicesOf(one).map(({ _id }) => String(_id));
    const names = (one: customizationsV3.Customization | undefined) => choicesOf(one).map(({ name }) => name);

    describe('of its own', () => {
      it('docs: is made, read, changed by its revision, found, counted and deleted', async () => {
        const made = await option(' Glaze ', texts('Matt', 'Gloss'));
        expect(made).toMatchObject({
          name: 'Glaze',
          key: 'Glaze',
          revision: '1',
          choicesSettings: { choices: [{ name: 'Matt', key: 'Matt' }, { name: 'Gloss' }] },
        });
        const id = String(made._id);
        expect(await staff.customizationsV3.getCustomization(id)).toEqual(made);
        expect(
          await staff.customizationsV3.getCustomization(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] }),
        ).toMatchObject({ assignedProductsCount: 0 });
        expect(
          await errorOf(staff.customizationsV3.updateCustomization(id, { revision: '4', name: 'Late' })),
        ).toBe('REVISION_MISMATCH');
        expect(
          await staff.customizationsV3.updateCustomization(id, { revision: '1', name: 'Finish' }),
        ).toMatchObject({
          name: 'Finish',
          key: 'Finish',
          revision: '2',
          choicesSettings: made.choicesSettings,
        });
        const { items } = await staff.customizationsV3
          .queryCustomizations()
          .startsWith('name', 'fin')
          .eq('customizationType', 'PRODUCT_OPTION')
          .find();
        expect(items.map(({ name }) => name)).toEqual(['Finish']);
        const filter = { name: 'Finish', customizationRenderType: 'TEXT_CHOICES' };
        expect(await staff.customizationsV3.countCustomizations({ filter })).toEqual({ count: 1 });
        await staff.customizationsV3.deleteCustomization(id);
        expect(await errorOf(staff.customizationsV3.getCustomization(id))).toBe('NOT_FOUND');
        const { rows } = await sql<{ slug: string }>`select slug from domain_events
          where entity_fqdn = 'wix.stores.catalog.v3.customization' and entity_id = ${id} order by sequence`.execute(
          database().kysely,
        );
        expect(rows.map(({ slug }) => slug)).toEqual(['created', 'updated', 'deleted']);
      });

      it('docs: an option is chosen, a modifier may be written, and what contradicts that is rejected', async () => {
        const { customizationsV3: api } = staff;
        const modifier = await api.createCustomization(engraving('Engraving'));
        expect(modifier.freeTextInput).toMatchObject({ title: 'What to engrave', key: 'What to engrave' });
        const of = (more: object) => errorOf(api.createCustomization({ ...engraving('Wrong'), ...more }));
        expect(await of({ customizationType: 'PRODUCT_OPTION' })).toBe('INVALID_CUSTOMIZATION_RENDER_TYPE');
        expect(await of({ freeTextInput: { title: 'x', minCharCount: 9, maxCharCount: 3 } })).toBe(
          'INVALID_FREE_TEXT_SETTINGS',
        );
        expect(await of({ name: '  ' })).toEqual(['customization.name OTHER']);
        expect(await errorOf(option('Twice', texts('A', 'A')))).toEqual([
          'customization.choicesSettings.choices[1].name OTHER',
        ]);
        expect(await errorOf(option('Colourless', [{ name: 'Red', choiceType: 'ONE_COLOR' }]))).toEqual([
          'customization.choicesSettings.choices[0].colorCode OTHER',
        ]);
        expect(await errorOf(option('Grouped', [{ ...texts('A')[0], primaryChoiceIds: [NOWHERE] }]))).toEqual(
          ['customization.choicesSettings.choices[0].primaryChoiceIds OTHER'],
        );
        expect(
          await errorOf(
            api.updateCustomization(String(modifier._id), { revision: '1', freeTextInput: { title: ' ' } }),
          ),
        ).toBe('INVALID_FREE_TEXT_SETTINGS');
        const size = await option('Sizes', texts('A'));
        expect(
          await errorOf(
            api.updateCustomization(String(size._id), { revision: '1', freeTextInput: { title: 'Say' } }),
          ),
        ).toBe('DOESNT_SUPPORT_FREE_TEXT');
        expect(await errorOf(api.addCustomizationChoices(String(modifier._id), texts('A')))).toBe(
          'DOESNT_SUPPORT_CHOICES',
        );
        expect(
          await errorOf(stack.sdk(modules, SHOPPER).customizationsV3.createCustomization(engraving('Mine'))),
        ).toBe('PERMISSION_DENIED');
      });

      it('docs: many at once answer one by one, and what one is rejected for undoes no other', async () => {
        const { customizationsV3: api } = staff;
        const { results = [] } = await api.bulkCreateCustomizations(
          [engraving('One'), engraving(' '), engraving('Two')],
          { returnEntity: true },
        );
        expect(
          results.map(({ customization, itemMetadata }) => customization?.name ?? itemMetadata?.success),
        ).toEqual(['One', false, 'Two']);
        const [one, , two] = results.map(({ customization }) => customization);
        const updated = await api.bulkUpdateCustomizations(
          [
            { customization: { _id: String(two?._id), revision: '1', name: 'Second' } },
            { customization: { _id: String(one?._id), revision: '8', name: 'First' } },
          ],
          { returnEntity: true, fields: ['ASSIGNED_PRODUCTS_COUNT'] },
        );
        expect(
          updated.results?.map(
            ({ customization, itemMetadata }) => customization ?? itemMetadata?.error?.code,
          ),
        ).toMatchObject([{ name: 'Second', assignedProductsCount: 0 }, 'REVISION_MISMATCH']);
        const size = await option('Bulk', texts('A'));
        const added = await api.bulkAddCustomizationChoices(
          [
            { customizationId: String(size._id), choices: texts('B', 'C') },
            { customizationId: String(one?._id), choices: texts('B') },
            { customizationId: NOWHERE, choices: texts('B') },
          ],
          { returnEntity: true },
        );
        expect(
          added.results?.map(({ customization, itemMetadata }) =>
            customization ? names(customization) : itemMetadata?.error?.code,
          ),
        ).toEqual([['A', 'B', 'C'], 'DOESNT_SUPPORT_CHOICES', 'NOT_FOUND']);
      });

      it('assumed: there are 10,000 of a type at most; what goes beyond is rejected, and nothing else of the call', async () => {
        const other = startStack(database(), {
          site: { ...stack.site, id: '77777777-7777-4777-8777-777777777777' },
        });
        await sql`insert into customizations (site_id, id, doc) select ${other.site.id}, n::text, jsonb_build_object(
          'id', n::text, 'name', 'Note ' || n, 'customizationType', 'MODIFIER', 'customizationRenderType', 'FREE_TEXT',
          'createdDate', '2026-01-01T00:00:00.000Z') from generate_series(1, 9998) as n`.execute(
          database().kysely,
        );
        const { customizationsV3: api } = start(other);
        const wanted = [
          engraving('Last but one'),
          engraving(' '),
          engraving('Last'),
          engraving('One more'),
          {
            name: 'Size',
            customizationType: 'PRODUCT_OPTION' as const,
            customizationRenderType: 'TEXT_CHOICES' as const,
            choicesSettings: { choices: texts('A') },
          },
        ];
        let told: unknown[] | undefined;
        const statements = await statementsOf(async () => {
          const { results } = await api.bulkCreateCustomizations(wanted);
          told = results?.map(({ itemMetadata }) => itemMetadata?.error?.code ?? itemMetadata?.success);
        });
        expect(told).toEqual([true, 'INVALID_ARGUMENT', true, 'MODIFIERS_LIMIT_EXCEEDED', true]);
        // Once for each type, however many there are of it.
        expect(statements.filter((text) => /count\(.*"customizations"/.test(text))).toHaveLength(2);
        expect(await errorOf(api.createCustomization(engraving('One more')))).toBe(
          'MODIFIERS_LIMIT_EXCEEDED',
        );
      });
    });

    describe('choices', () => {
      it('docs: are added, ordered, grouped, set and taken away', async () => {
        const { customizationsV3: api } = staff;
        const made = await option('Paper', texts('Cotton', 'Kozo'));
        const id = String(made._id);
        const { customization: more } = await api.addCustomizationChoices(id, texts('Rag'));
        expect(names(more)).toEqual(['Cotton', 'Kozo', 'Rag']);
        expect(more?.revision).toBe('2');
        expect(await errorOf(api.addCustomizationChoices(id, texts('Rag')))).toEqual([
          'choices[3].name OTHER',
        ]);
        const [cotton = '', kozo = '', rag = ''] = ids(more);

        const order = (choiceIds: string[], revision = '2') =>
          api.reorderCustomizationChoices(id, revision, { choiceIds });
        const { customization: ordered } = await order([rag, cotton, kozo]);
        expect(names(ordered)).toEqual(['Rag', 'Cotton', 'Kozo']);
        expect(ordered).toMatchObject({ choicesSettings: { sortOrder: 'MANUAL' } });
        expect(await errorOf(order([rag, cotton], '3'))).toBe('CHOICE_IDS_MISMATCH');
        expect(await errorOf(order([rag, cotton, cotton], '3'))).toBe('CHOICE_IDS_MISMATCH');

        const group = (choice: object, revision = '3') =>
          api.updateCustomizationChoices(id, revision, { choices: [{ choice }] });
        const { customization: grouped } = await group({ _id: kozo, primaryChoiceIds: [cotton] });
        expect(choicesOf(grouped)[2]).toMatchObject({ name: 'Kozo', primaryChoiceIds: [cotton] });
        expect(await errorOf(group({ _id: cotton, primaryChoiceIds: [cotton] }, '4'))).toEqual([
          'options.choices[1].primaryChoiceIds OTHER',
        ]);
        expect(await errorOf(group({ _id: rag, primaryChoiceIds: [kozo] }, '4'))).toEqual([
          'options.choices[0].primaryChoiceIds OTHER',
        ]);
        expect(await errorOf(group({ _id: rag, name: 'Other' }, '4'))).toEqual([
          'options.choices[0].choice.name OTHER',
        ]);
        expect(await errorOf(group({ _id: NOWHERE, primaryChoiceIds: [] }, '4'))).toBe('CHOICE_NOT_FOUND');

        const { customization: fewer } = await api.removeCustomizationChoices(id, [cotton]);
        expect(choicesOf(fewer)).toMatchObject([{ name: 'Rag' }, { name: 'Kozo' }]);
        expect(choicesOf(fewer)[1]).not.toHaveProperty('primaryChoiceIds');
        expect(await errorOf(api.removeCustomizationChoices(id, [cotton]))).toBe('CHOICE_NOT_FOUND');
        expect(await errorOf(api.removeCustomizationChoices(id, [rag, kozo]))).toEqual(['choiceIds OTHER']);

        const { customization: set } = await api.setCustomizationChoices(id, texts('Silk', 'Rag'));
        expect(names(set)).toEqual(['Silk', 'Rag']);
        expect(ids(set)[1]).toBe(rag);
      });
    });

    describe('of products', () => {
      it('docs: options that say the same refer to the same, and what is new to it is added', async () => {
        const one = await make(shirt('Linen shirt', 1, 1));
        const two = await make(shirt('Wool shirt', 1, 1));
        const [size] = one.options ?? [];
        expect(two.options?.[0]?._id).toBe(size?._id);
        const id = String(size?._id);
        expect(
          await staff.customizationsV3.getCustomization(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] }),
        ).toMatchObject({ name: 'Size', customizationType: 'PRODUCT_OPTION', assignedProductsCount: 2 });
        const third = await make(
          withOption('Big shirt', { name: 'Size', optionRenderType: 'TEXT_CHOICES' }, texts('L', 'XL')),
        );
        expect(third.options?.[0]?._id).toBe(id);
        expect(third.options?.[0]?.choicesSettings?.choices?.map(({ name }) => name)).toEqual(['L', 'XL']);
        expect(names(await staff.customizationsV3.getCustomization(id))).toEqual(['S', 'L', 'XL']);
        expect(third.variantsInfo?.variants?.[0]?.choices?.[0]?.optionChoiceIds?.choiceId).toBe(
          one.variantsInfo?.variants?.[1]?.choices?.[0]?.optionChoiceIds?.choiceId,
        );
      });

      it('assumed: a product that says otherwise by the same name keeps what it says', async () => {
        const swatch = { name: 'Ink', optionRenderType: 'SWATCH_CHOICES' };
        const one = await make(withOption('Red pen', swatch, [ink('Red', '#ff0000')]));
        const two = await make(withOption('Dark pen', swatch, [ink('Red', '#880000')]));
        expect(two.options?.[0]?._id).not.toBe(one.options?.[0]?._id);
        expect(two.options?.[0]?.choicesSettings?.choices?.[0]).toMatchObject({ colorCode: '#880000' });
      });

      it('docs: what is passed by id alone is resolved, and ids of nothing are rejected', async () => {
        const made = await option('Clasp', texts('Gold', 'Steel'));
        const id = String(made._id);
        const [gold = '', steel = ''] = ids(made);
        const product = await make(
          withOption('Bracelet', { _id: id }, [{ choiceId: gold }, { choiceId: steel }]),
        );
        expect(product.options?.[0]).toMatchObject({
          _id: id,
          name: 'Clasp',
          optionRenderType: 'TEXT_CHOICES',
        });
        expect(
          product.variantsInfo?.variants?.map(({ choices }) => choices?.[0]?.optionChoiceNames?.choiceName),
        ).toEqual(['Gold', 'Steel']);
        expect(await errorOf(make(withOption('Lost', { _id: NOWHERE }, [{ choiceId: gold }])))).toBe(
          'CUSTOMIZATION_NOT_EXIST',
        );
        expect(await errorOf(make(withOption('Lost', { _id: id }, [{ choiceId: NOWHERE }])))).toBe(
          'CHOICE_NOT_EXIST',
        );
        const engraved = await staff.customizationsV3.createCustomization(engraving('Dedication'));
        const ring = await make(
          mug('Ring', 1, { modifiers: [{ _id: String(engraved._id), mandatory: true }] }),
        );
        expect(ring.modifiers).toMatchObject([
          {
            _id: engraved._id,
            name: 'Dedication',
            mandatory: true,
            freeTextSettings: { title: 'What to engrave' },
          },
        ]);
      });

      it('docs: a name of an option is resolved by its id, whatever was passed beside it', async () => {
        const product = await make(
          withOption('Cup', { name: 'Handle', optionRenderType: 'TEXT_CHOICES' }, texts('Left')),
        );
        const options = (product.options ?? []).map((one) => ({ ...one, name: 'Grip' }));
        const { _id, revision, variantsInfo } = product;
        await staff.productsV3.updateProduct(String(_id), {
          revision: String(revision),
          options,
          variantsInfo: { variants: variantsInfo?.variants ?? [] },
        });
        expect((await read(String(_id))).options).toMatchObject([
          { _id: product.options?.[0]?._id, name: 'Handle' },
        ]);
      });

      it('docs: an edit shows in the products, in both catalogs and in the stock, and their revision stays', async () => {
        const swatch = { name: 'Strap', optionRenderType: 'SWATCH_CHOICES' };
        const product = await make(
          withOption('Watch', swatch, [ink('Tan', '#c79a63'), ink('Black', '#111111')]),
        );
        const id = String(product._id);
        const strap = String(product.options?.[0]?._id);
        const { customizationsV3: api } = staff;
        const before = await api.getCustomization(strap);
        const [tan, black] = choicesOf(before);
        await api.setCustomizationChoices(strap, [
          { ...ink('Cognac', '#9a5b2e'), _id: String(tan?._id) },
          ink('Black', '#000000'),
        ]);
        await api.updateCustomization(strap, { revision: '2', name: 'Band' });
        const after = await read(id);
        expect(after.revision).toBe(product.revision);
        expect(after.options).toMatchObject([
          {
            _id: strap,
            name: 'Band',
            choicesSettings: {
              choices: [
                { choiceId: tan?._id, name: 'Cognac', colorCode: '#9a5b2e' },
                { choiceId: black?._id, name: 'Black', colorCode: '#000000' },
              ],
            },
          },
        ]);
        expect(after.variantsInfo?.variants?.[0]?.choices?.[0]?.optionChoiceNames).toMatchObject({
          optionName: 'Band',
          choiceName: 'Cognac',
        });
        const { product: first } = await staff.products.getProduct(id);
        expect(first?.productOptions).toMatchObject([{ name: 'Band' }]);
        const { items } = await staff.inventoryItemsV3.queryInventoryItems().eq('productId', id).find();
        expect(items.map((item) => item.product?.variantName ?? '').toSorted(byText)).toEqual([
          'Black',
          'Cognac',
        ]);
        expect(await errorOf(api.deleteCustomization(strap))).toEqual(['customizationId OTHER']);
        expect(await errorOf(api.removeCustomizationChoices(strap, [String(tan?._id)]))).toBe(
          'CHOICE_ASSIGNED_TO_PRODUCT',
        );
        expect(await errorOf(api.setCustomizationChoices(strap, [ink('Black', '#000000')]))).toEqual([
          'choices OTHER',
        ]);
        await staff.productsV3.deleteProduct(id);
        await api.deleteCustomization(strap);
      });

      it('assumed: no product gets two options of one name', async () => {
        const two = [
          {
            name: 'Lid',
            optionRenderType: 'TEXT_CHOICES' as const,
            choicesSettings: { choices: [{ name: 'Cork', choiceType: 'CHOICE_TEXT' as const }] },
          },
          {
            name: 'Rim',
            optionRenderType: 'TEXT_CHOICES' as const,
            choicesSettings: { choices: [{ name: 'Thin', choiceType: 'CHOICE_TEXT' as const }] },
          },
        ];
        const product = await make(
          mug('Jar', 1, {
            options: two,
            variantsInfo: {
              variants: [
                {
                  price: { actualPrice: { amount: '1' } },
                  choices: [
                    { optionChoiceNames: { optionName: 'Lid', choiceName: 'Cork' } },
                    { optionChoiceNames: { optionName: 'Rim', choiceName: 'Thin' } },
                  ],
                },
              ],
            },
          }),
        );
        const rim = String(product.options?.[1]?._id);
        expect(
          await errorOf(staff.customizationsV3.updateCustomization(rim, { revision: '1', name: 'Lid' })),
        ).toBe('DUPLICATE_PRODUCT_OPTIONS');
      });

      it('docs: a modifier goes from the products when it is deleted, and so do its choices', async () => {
        const wrap = await staff.customizationsV3.createCustomization({
          name: 'Wrapping',
          customizationType: 'MODIFIER',
          customizationRenderType: 'TEXT_CHOICES',
          choicesSettings: {
            choices: [{ ...texts('Plain')[0], defaultAddedPrice: '2' }, ...texts('Festive')],
          },
        });
        const [plain = '', festive = ''] = ids(wrap);
        const modifiers = [
          {
            _id: String(wrap._id),
            choicesSettings: { choices: [{ choiceId: plain }, { choiceId: festive }] },
          },
        ];
        const product = await make(mug('Gift mug', 1, { modifiers }));
        const id = String(product._id);
        expect(product.modifiers?.[0]?.choicesSettings?.choices).toMatchObject([
          { name: 'Plain', addedPrice: '2' },
          { name: 'Festive' },
        ]);
        await staff.customizationsV3.removeCustomizationChoices(String(wrap._id), [festive]);
        expect((await read(id)).modifiers?.[0]?.choicesSettings?.choices?.map(({ name }) => name)).toEqual([
          'Plain',
        ]);
        await staff.customizationsV3.deleteCustomization(String(wrap._id));
        expect((await read(id)).modifiers ?? []).toEqual([]);
      });

      it('assumed: two products at once that bring the same new choice add it once', async () => {
        const kind = { name: 'Weave', optionRenderType: 'TEXT_CHOICES' };
        const first = await make(withOption('Rug', kind, texts('Flat')));
        await Promise.all([
          make(withOption('Rug two', kind, texts('Knot'))),
          make(withOption('Rug three', kind, texts('Knot', 'Loop'))),
        ]);
        const weave = await staff.customizationsV3.getCustomization(String(first.options?.[0]?._id));
        expect(names(weave).map(String).toSorted(byText)).toEqual(['Flat', 'Knot', 'Loop']);
      });
    });
  },
  platformMigrations,
);
