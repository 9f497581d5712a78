import { tippableStaff, tipSettings } from '@wix/ecom';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';

const MIA = { id: '44444444-4444-4444-8444-444444444444', name: 'Mia Moss' };
const LEO = { id: '55555555-5555-4555-8555-555555555555', name: 'Leo Lind' };

onDatabase(
  'tip settings and staff',
  (database) => {
    let stack: Stack;
    let api: typeof tipSettings;

    beforeAll(() => {
      stack = startStack(database(), { collaborators: [LEO, MIA] });
      ({ api } = stack.sdk({ api: tipSettings }) as unknown as { api: typeof tipSettings });
    });

    it('docs: the default settings are made once, complete, changed by revision, and never removed', async () => {
      expect((await api.queryTipSettings().find()).items).toEqual([]);
      const { tipSettings: made } = await api.createDefaultTipSettings({});
      expect(made).toMatchObject({
        default: true,
        tipType: 'PERCENTAGE',
        presets: [5, 10, 15].map((value) => ({ value, default: false })),
        allowCustomerTip: true,
        allowCustomAmount: true,
        allowEditDistribution: true,
        autoTipOnCheckInEnabled: false,
        staffDistributionMethod: 'EQUAL',
        revision: '1',
      });
      expect(await errorOf(api.createDefaultTipSettings({}))).toBe('DEFAULT_SETTINGS_ALREADY_EXISTS');
      const _id = String(made?._id);
      const changed = await api.updateTipSettings({
        _id,
        revision: '1',
        tipType: 'AMOUNT',
        presets: [{ value: 2.5, default: true }],
      });
      expect(changed).toMatchObject({
        default: true,
        tipType: 'AMOUNT',
        presets: [{ value: 2.5, default: true }],
        revision: '2',
      });
      expect(await errorOf(api.updateTipSettings({ _id, revision: '1', allowCustomerTip: false }))).toBe(
        'REVISION_MISMATCH',
      );
      expect(await errorOf(api.deleteTipSettings(_id))).toBe('CANNOT_DELETE_DEFAULT_SETTINGS');
    });

    it('docs: others stand beside them, are found and removed; only the default is a shopper’s to see', async () => {
      const locationId = '66666666-6666-4666-8666-666666666666';
      const made = await api.createTipSettings({ locationId, tipType: 'AMOUNT' });
      expect(made).toMatchObject({ default: false, presets: [{ value: 1 }, { value: 3 }, { value: 5 }] });
      const { items } = await api.queryTipSettings().eq('locationId', locationId).find();
      expect(items.map(({ _id }) => _id)).toEqual([made._id]);
      const shopper = stack.sdk({ api: tipSettings }, newVisitor()) as unknown as { api: typeof tipSettings };
      const seen = await shopper.api.queryTipSettings().find();
      expect(seen.items.map((one) => one.default)).toEqual([true]);
      await api.deleteTipSettings(String(made._id));
      expect((await api.queryTipSettings().find()).items).toHaveLength(1);
    });

    it.each([
      [
        'docs: two chosen beforehand',
        {
          presets: [
            { value: 1, default: true },
            { value: 2, default: true },
          ],
        },
        'CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET',
      ],
      [
        'assumed: more than all of it',
        { tipType: 'PERCENTAGE', presets: [{ value: 101 }] },
        'PRESET_PERCENTAGE_TOO_HIGH',
      ],
      ['docs: four', { presets: [1, 2, 3, 4].map((value) => ({ value })) }, ['tipSettings.presets MAX_SIZE']],
      ['docs: less than nothing', { presets: [{ value: -1 }] }, ['tipSettings.presets[0].value OTHER']],
      [
        'assumed: a thousandth',
        { tipType: 'AMOUNT', presets: [{ value: 0.125 }] },
        ['tipSettings.presets[0].value OTHER'],
      ],
      [
        'docs: an automatic tip of nothing',
        { autoTipOnCheckInEnabled: true },
        ['tipSettings.autoTipOnCheckInPercentage OTHER'],
      ],
      [
        'sdk: two places at once',
        { paymentTerminalId: '1', userId: MIA.id },
        ['tipSettings ONE_OF_ALIGNMENT'],
      ],
    ])('%s is rejected', async (_what, settings, expected) => {
      expect(await errorOf(api.createTipSettings(settings as tipSettings.TipSettings))).toEqual(expected);
    });

    it('docs: staff are those who work here, by name and id', async () => {
      const { staff } = stack.sdk({ staff: tippableStaff });
      expect(await staff.listTippableStaff()).toEqual({ staff: [] });
      const all = await staff.listTippableStaff({ includeWixUsers: true });
      expect(all.staff).toMatchObject([
        { _id: LEO.id, name: 'Leo Lind', identificationData: { wixUserId: LEO.id } },
        { _id: MIA.id },
      ]);
      const named = await staff.listTippableStaff({ includeWixUsers: true, filterByName: 'mI' });
      expect(named.staff?.map(({ _id }) => _id)).toEqual([MIA.id]);
      const byId = await staff.listTippableStaff({ includeWixUsers: true, filterByIds: [LEO.id] });
      expect(byId.staff?.map(({ _id }) => _id)).toEqual([LEO.id]);
    });
  },
  shopMigrations,
);
