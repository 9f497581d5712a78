import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { ACCOUNT, enterpriseModules, storeItem } from '#testing/enterprise-media.ts';
import { startStack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

const ITEMS = ['one.png', 'two.png', 'six.png'];
const number = fc.nat({ max: 7 });
const action = fc.oneof(
  fc.record({ act: fc.constant('create' as const) }),
  fc.record({ act: fc.constant('delete' as const), which: number }),
  fc.record({
    act: fc.constantFrom('link' as const, 'unlink' as const, 'overwrite' as const),
    item: fc.constantFrom(...ITEMS),
    which: fc.array(number, { maxLength: 4 }),
  }),
);

let site = 0;

onDatabase(
  'links of shared items',
  (database) => {
    it('docs: whatever is linked and deleted, each item is in the root and in categories that are there', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
          const stack = startStack(database());
          const id = `11111111-1111-4111-8111-${String(++site).padStart(12, '0')}`;
          const own = startStack(database(), { site: { ...stack.site, id } });
          const { categories, items } = enterpriseModules(own);
          await categories.enterpriseOnboarding(ACCOUNT);
          for (const item of ITEMS) await storeItem(own, { id: item });
          const there: string[] = [];
          const model = new Map(ITEMS.map((item) => [item, new Set<string>()]));
          const chosen = (which: readonly number[]) => [
            ...new Set(which.flatMap((at) => there[at % Math.max(there.length, 1)] ?? [])),
          ];
          for (const step of actions) {
            if (step.act === 'create') {
              there.push(String((await categories.createCategory({ displayName: 'Some' }))._id));
            } else if (step.act === 'delete') {
              const [missing] = chosen([step.which]);
              if (missing === undefined) continue;
              await categories.deleteCategory(missing);
              there.splice(there.indexOf(missing), 1);
              for (const links of model.values()) links.delete(missing);
            } else {
              const categoryIds = chosen(step.which);
              const links = model.get(step.item) ?? new Set();
              if (step.act === 'link') await items.linkItemToCategories(step.item, { categoryIds });
              if (step.act === 'unlink')
                await items.unlinkItemFromCategories(step.item, { categoryIds: [...categoryIds, ACCOUNT] });
              if (step.act === 'overwrite') await items.overwriteItemCategories(step.item, { categoryIds });
              if (step.act === 'overwrite') links.clear();
              for (const one of categoryIds) links[step.act === 'unlink' ? 'delete' : 'add'](one);
            }
          }
          const { items: stored } = await items.queryItems().hasSome('parentCategoryIds', [ACCOUNT]).find();
          const found = stored.map(({ _id, parentCategoryIds }) => [_id, new Set(parentCategoryIds)]);
          const expected = ITEMS.map((item) => [item, new Set([ACCOUNT, ...(model.get(item) ?? [])])]);
          expect(new Map(found as never)).toEqual(new Map(expected as never));
        }),
        runs(40),
      );
    });
  },
  platformMigrations,
);
