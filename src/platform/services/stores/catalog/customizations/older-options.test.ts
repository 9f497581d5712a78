import { customizationsV3, productsV3 } from '@wix/stores';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mug, shirt } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { migrations } from '../migrations.ts';

/** A pen of one ink. */
const penOf = (name: string, colorCode: string) =>
  mug(name, 1, {
    options: [
      {
        name: 'Hue',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode }] },
      },
    ],
    variantsInfo: {
      variants: [
        {
          price: { actualPrice: { amount: '10' } },
          choices: [{ optionChoiceNames: { optionName: 'Hue', choiceName: 'Red' } }],
          inventoryItem: { quantity: 1 },
        },
      ],
    },
  });

const choicesOf = (one: customizationsV3.Customization) => one.choicesSettings?.choices ?? [];

onDatabase(
  'options from before',
  (database) => {
    it('assumed: those that say the same refer to the same, others keep their own', async () => {
      const stack = startStack(database());
      const { productsV3: api } = stack.sdk({ productsV3 });
      const { kysely } = database();
      const made: string[] = [];
      for (const input of [
        shirt('Old one', 1, 1),
        shirt('Old two', 1, 1),
        penOf('Old pen', '#f00'),
        penOf('Old ink', '#a00'),
      ])
        made.push(String((await api.createProductWithInventory(input, { returnEntity: true })).product?._id));
      // Each with ids of its own, as products were kept before.
      for (const id of made)
        await sql`update products set doc = (
          select replace(doc::text, old, gen_random_uuid()::text)::jsonb from (select doc #>> '{options,0,id}' as old) as one)
          where id = ${id}`.execute(kysely);
      for (const id of made.slice(0, 2))
        await sql`update products set doc = replace(doc::text, doc #>> '{options,0,choicesSettings,choices,0,choiceId}', gen_random_uuid()::text)::jsonb
          where id = ${id}`.execute(kysely);
      await sql`delete from customizations`.execute(kysely);
      for (const statement of String(migrations['016-customizations-of-products']).split(/;\s*(?:\n|$)/))
        if (statement.trim() !== '') await sql.raw(statement).execute(kysely);

      const [one, two, pen, inkwell] = await Promise.all(
        made.map((id) => api.getProduct(id, { fields: ['VARIANT_OPTION_CHOICE_NAMES'] })),
      );
      const { customizationsV3: stored } = stack.sdk({ customizationsV3 });
      const size = await stored.getCustomization(String(one?.options?.[0]?._id), {
        fields: ['ASSIGNED_PRODUCTS_COUNT'],
      });
      expect(size).toMatchObject({ name: 'Size', assignedProductsCount: 2 });
      expect(choicesOf(size).map(({ name }) => name)).toEqual(['S', 'L']);
      for (const product of [one, two])
        expect(product?.variantsInfo?.variants?.map(({ choices }) => choices?.[0]?.optionChoiceIds)).toEqual(
          choicesOf(size).map(({ _id }) => ({ optionId: size._id, choiceId: _id })),
        );
      expect(pen?.options?.[0]?._id).not.toBe(inkwell?.options?.[0]?._id);
      for (const product of [pen, inkwell])
        expect(choicesOf(await stored.getCustomization(String(product?.options?.[0]?._id)))).toMatchObject([
          { name: 'Red', colorCode: product?.options?.[0]?.choicesSettings?.choices?.[0]?.colorCode },
        ]);
    });
  },
  platformMigrations,
);
