import { locations, siteProperties } from '@wix/business-tools';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor, shopMigrations, startShop } from '#testing/shop.ts';

onDatabase(
  'locations of the business',
  (database) => {
    beforeEach(async () => {
      await sql`delete from business_locations`.execute(database().kysely);
      await sql`delete from site_properties`.execute(database().kysely);
    });

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
      expect(pagingMetadata).toMatchObject({ count: 1, offset: 0, hasNext: false });
      const id = String(only?._id);
      expect(await visitor.getLocation(id)).toMatchObject({ _id: id, default: true });
      const byDefault = await visitor.queryLocations().eq('default', true).find();
      expect(byDefault.items.map(({ _id }) => _id)).toEqual([id]);
      expect((await visitor.queryLocations().eq('archived', true).find()).items).toEqual([]);
    });

    const branch = {
      name: 'Branch',
      timeZone: 'Europe/Lisbon',
      email: 'porto@shop.example',
      address: {
        country: 'PT',
        city: 'Porto',
        postalCode: '4000-001',
        streetAddress: { number: '3', name: 'Rua das Flores', apt: '' },
      },
    };

    const start = () => {
      const shop = startShop(database());
      const { locations: staff, siteProperties: properties } = shop.sdk(
        { locations, siteProperties },
        { kind: 'api-key' },
      );
      const contact = async () => (await properties.getSiteProperties()).properties;
      return { shop, staff, properties, contact };
    };

    it('docs: the first location is the default one, and is what the business info says', async () => {
      const { staff, contact, properties } = start();
      const made = await staff.createLocation(branch);
      expect(made).toMatchObject({
        ...branch,
        default: true,
        archived: false,
        status: 'ACTIVE',
        revision: '1',
      });
      expect(made.address?.formatted).toContain('Rua das Flores 3');
      expect(await contact()).toMatchObject({
        email: 'porto@shop.example',
        address: {
          street: 'Rua das Flores',
          streetNumber: '3',
          city: 'Porto',
          zip: '4000-001',
          country: 'PT',
        },
      });
      await properties.updateBusinessContact({ phone: '+351 22 000 00 00' });
      const followed = await staff.getLocation(String(made._id));
      expect(followed).toMatchObject({ phone: '+351 22 000 00 00', email: 'porto@shop.example' });
      // What a client leaves out of the whole location is cleared, in both.
      const { email: _email, ...rest } = branch;
      await staff.updateLocation(String(made._id), { ...rest, revision: followed.revision ?? null });
      expect(await staff.getLocation(String(made._id))).not.toHaveProperty('email');
      expect((await contact())?.email ?? null).toBeNull();
    });

    it('docs: another location becomes the default one, and the one before keeps its address', async () => {
      const { staff, contact } = start();
      const lisbon = await staff.createLocation({ ...branch, name: 'Lisbon', email: 'lisbon@shop.example' });
      const porto = await staff.createLocation(branch);
      expect(porto.default).toBe(false);
      expect((await contact())?.email).toBe('lisbon@shop.example');
      expect(await errorOf(staff.setDefaultLocation(String(lisbon._id)))).toBe('DEFAULT_NOT_CHANGED');
      const { location } = await staff.setDefaultLocation(String(porto._id));
      expect(location).toMatchObject({ _id: porto._id, default: true });
      expect(await staff.getLocation(String(lisbon._id))).toMatchObject({
        default: false,
        email: 'lisbon@shop.example',
      });
      expect((await contact())?.email).toBe('porto@shop.example');
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${String(porto._id)} order by sequence`.execute(database().kysely);
      expect(rows.map(({ slug }) => slug)).toEqual(['created', 'updated', 'set_default_location']);
    });

    it('docs: a location is archived, unless it is the default one, and then stays as it is', async () => {
      const { staff } = start();
      const main = await staff.createLocation(branch);
      const { _id, revision } = await staff.createLocation({ ...branch, name: 'Old' });
      const id = String(_id);
      expect(await errorOf(staff.archiveLocation(String(main._id)))).toBe('CANNOT_ARCHIVE_DEFAULT');
      expect((await staff.archiveLocation(id)).location).toMatchObject({ archived: true, status: 'ACTIVE' });
      const archived = 'CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION';
      expect(await errorOf(staff.updateLocation(id, { ...branch, revision: revision ?? null }))).toBe(
        archived,
      );
      expect(await errorOf(staff.setDefaultLocation(id))).toBe(archived);
      const idsOf = (found: { _id?: string | null }[] = []) => found.map(({ _id: one }) => one);
      expect(idsOf((await staff.listLocations()).locations)).toEqual([main._id]);
      const both = new Set([main._id, id]);
      const all = await staff.listLocations({ includeArchived: true });
      expect(new Set(idsOf(all.locations))).toEqual(both);
      expect(idsOf((await staff.queryLocations().eq('archived', true).find()).items)).toEqual([id]);
      const byCity = await staff.queryLocations().eq('address.city', 'Porto').find();
      expect(new Set(idsOf(byCity.items))).toEqual(both);
    });

    it('sdk: many are created at once, and what is wrong with one rejects that one', async () => {
      const { shop } = start();
      const reply = await shop.call('POST', '/locations/v1/locations/bulk-create', {
        locations: [branch, { ...branch, timeZone: 'Mars/Base' }, { ...branch, name: 'Third' }],
      });
      expect(await reply.json()).toMatchObject({
        successfulLocations: [
          { name: 'Branch', default: true },
          { name: 'Third', default: false },
        ],
        failedLocations: [{ location: { timeZone: 'Mars/Base' } }],
      });
    });

    it('docs: types are added and removed; a stale revision and wrong values are rejected', async () => {
      const { staff, shop } = start();
      const made = await staff.createLocation({ ...branch, locationTypes: ['BRANCH'] });
      const id = String(made._id);
      await staff.addTypeToLocation(id, 'INVENTORY');
      await staff.addTypeToLocation(id, 'INVENTORY');
      const { location } = await staff.removeTypeFromLocation(id, 'BRANCH');
      const byPath = (verb: string) =>
        shop.call('PATCH', `/locations/v1/locations/${id}${verb}`, { locationType: 'BRANCH' });
      const added = await (await byPath('/add-location-type')).json();
      expect(added).toMatchObject({ location: { locationTypes: ['INVENTORY', 'BRANCH'] } });
      const removed = await (await byPath('/remove-location-type')).json();
      expect(removed).toMatchObject({ location: { locationTypes: ['INVENTORY'] } });
      expect(location?.locationTypes).toEqual(['INVENTORY']);
      // The same by the names that they had before.
      await staff.addLocationType(id, 'OFFICES');
      const { location: last } = await staff.removeLocationType(id, 'INVENTORY');
      expect(last?.locationTypes).toEqual(['OFFICES']);
      expect(await errorOf(staff.updateLocation(id, { ...branch, revision: '1' }))).toBe('REVISION_MISMATCH');
      const missing = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
      expect(await errorOf(staff.getLocation(missing))).toBe('LOCATION_NOT_FOUND');
      expect(await errorOf(staff.createLocation({ ...branch, timeZone: 'Mars/Base' }))).toEqual([
        'location.timeZone FORMAT',
      ]);
      expect(await errorOf(staff.createLocation({ ...branch, email: 'nobody' }))).toEqual([
        'location.email FORMAT',
      ]);
    });
  },
  shopMigrations,
);
