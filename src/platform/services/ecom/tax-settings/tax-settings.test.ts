import { taxSettings } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

onDatabase(
  'tax settings',
  (database) => {
    it('sdk: say whether prices include tax: not until somebody says so, and with the dates of that', async () => {
      const stack = startStack(database());
      const api = stack.sdk({ taxSettings }).taxSettings;
      expect((await api.getTaxSettings()).taxSettings?.taxIncludedInItemPrices).toBe(false);
      const start = stack.clock.now();
      await api.upsertTaxSettings({ taxIncludedInItemPrices: true });
      stack.clock.advance(60_000);
      expect((await api.getTaxSettings()).taxSettings).toMatchObject({
        taxIncludedInItemPrices: true,
        _createdDate: start,
        _updatedDate: start,
      });
      await api.upsertTaxSettings({ taxIncludedInItemPrices: false });
      expect((await api.getTaxSettings()).taxSettings).toMatchObject({
        taxIncludedInItemPrices: false,
        _createdDate: start,
        _updatedDate: stack.clock.now(),
      });
    });

    it('sdk: are not for shoppers to change', async () => {
      const shopper = startStack(database()).sdk({ taxSettings }, newVisitor()).taxSettings;
      expect(await errorOf(shopper.upsertTaxSettings({ taxIncludedInItemPrices: true }))).toBe(
        'PERMISSION_DENIED',
      );
    });
  },
  platformMigrations,
);
