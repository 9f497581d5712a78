import { locations, siteProperties } from '@wix/business-tools';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { refusal } from '#testing/orders.ts';
import { newVisitor, shopMigrations, startShop } from '#testing/shop.ts';

onDatabase(
  'locations of the business',
  (database) => {
    it('sdk: the default location is the address of the business info, for visitors as well', async () => {
      const shop = startShop(database());
      const visitor = shop.sdk({ locations }, newVisitor()).locations;
      expect((await visitor.listLocations()).locations).toEqual([]);
      const address = {
        street: 'Rua da Boavista',
        streetNumber: '12',
        zip: '1200-068',
        city: 'Lisboa',
        country: 'PT',
      };
      const { siteProperties: properties } = shop.sdk({ siteProperties }, { kind: 'api-key' });
      await properties.updateBusinessContact({ email: 'hello@shop.example', address });

      const { locations: listed = [], pagingMetadata } = await visitor.listLocations();
      const [only] = listed;
      expect(only).toMatchObject({
        default: true,
        name: shop.site.name,
        status: 'ACTIVE',
        archived: false,
        timeZone: shop.site.timeZone,
        email: 'hello@shop.example',
        address: {
          country: 'PT',
          city: 'Lisboa',
          postalCode: '1200-068',
          streetAddress: { number: '12', name: 'Rua da Boavista' },
          formatted: expect.stringContaining('Rua da Boavista 12'),
        },
      });
      expect(pagingMetadata).toMatchObject({ count: 1, total: 1 });
      const id = String(only?._id);
      expect(await visitor.getLocation(id)).toMatchObject({ _id: id, default: true });
      const byDefault = await visitor.queryLocations().eq('default', true).find();
      expect(byDefault.items.map(({ _id }) => _id)).toEqual([id]);
      expect((await visitor.queryLocations().eq('archived', true).find()).items).toEqual([]);
    });

    it('sdk: another location is not found, and none is made', async () => {
      const { locations: staff } = startShop(database()).sdk({ locations }, { kind: 'api-key' });
      expect(await refusal(staff.getLocation('6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42'))).toBe(
        'LOCATION_NOT_FOUND',
      );
      const location = { name: 'Branch', timeZone: 'UTC', address: { city: 'Porto' } };
      expect(await refusal(staff.createLocation(location))).toBe('NOT_IMPLEMENTED');
    });
  },
  shopMigrations,
);
