import { ecommerceSettings } from '@wix/ecom';
import { siteProperties } from '@wix/business-tools';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor, shopMigrations, startShop, type Shop } from '#testing/shop.ts';

const modules = { siteProperties, ecommerceSettings };

onDatabase(
  'properties of the site',
  (database) => {
    let shop: Shop;
    const staff = () => shop.sdk(modules, { kind: 'api-key' }).siteProperties;
    const shown = async () => (await staff().getSiteProperties()).properties;

    beforeAll(() => {
      shop = startShop(database());
    });

    it('docs: they are those that the shop has already; a visitor may read them, and change none', async () => {
      const { site } = shop;
      const visitor = shop.sdk(modules, newVisitor()).siteProperties;
      const { version, properties } = await visitor.getSiteProperties();
      expect(version).toBe('0');
      expect(properties).toMatchObject({
        siteDisplayName: site.name,
        businessName: site.name,
        paymentCurrency: site.currency,
        timeZone: site.timeZone,
        language: site.locale.slice(0, 2),
        locale: { languageCode: site.locale.slice(0, 2) },
        businessConfig: 'STORE',
        externalSiteUrl: site.publicUrl,
        consentPolicy: { essential: true, analytics: false },
      });
      expect(await visitor.getSiteProperties({ fields: ['timeZone', 'language'] })).toMatchObject({
        properties: { timeZone: site.timeZone, language: 'en' },
      });
      expect(
        Object.keys((await visitor.getSiteProperties({ fields: ['timeZone'] })).properties ?? {}),
      ).toEqual(['timeZone', 'trackClicksAnalytics']);
      expect(await errorOf(visitor.updateBusinessProfile({ description: 'Mine' }))).toBe('PERMISSION_DENIED');
    });

    it('docs: of a part those fields change that are named; named without a value they are cleared', async () => {
      await staff().updateBusinessProfile({
        description: 'Posters',
        companyId: 'PT 509 442 013',
        logo: 'logo.svg',
      });
      await staff().updateBusinessProfile(
        { description: 'Patterns', companyId: 'ignored' },
        { fields: ['description', 'logo'] },
      );
      const properties = await shown();
      expect(properties).toMatchObject({ description: 'Patterns', companyId: 'PT 509 442 013' });
      expect(properties?.logo ?? undefined).toBeUndefined();
      await staff().updateBusinessContact({
        email: 'hello@halfdrop.example',
        phone: '+351 210 000 000',
        address: { street: 'Rua Augusta', streetNumber: '1', city: 'Lisboa', zip: '1100', country: 'PT' },
      });
      expect(await shown()).toMatchObject({
        email: 'hello@halfdrop.example',
        address: { street: 'Rua Augusta', city: 'Lisboa', country: 'PT' },
      });
      expect((await staff().getSiteProperties()).version).toBe('3');
    });

    it('docs: hours are written whole, and run forwards', async () => {
      const monday = {
        openDay: 'MONDAY' as const,
        openTime: '09:00',
        closeDay: 'MONDAY' as const,
        closeTime: '18:00',
      };
      const newYear = {
        startDate: '2027-01-01T00:00:00.000Z',
        endDate: '2027-01-02T00:00:00.000Z',
        comment: 'Closed',
      };
      await staff().updateBusinessSchedule({ periods: [monday], specialHourPeriod: [newYear] });
      expect(await shown()).toMatchObject({
        businessSchedule: { periods: [monday], specialHourPeriod: [{ isClosed: true, comment: 'Closed' }] },
      });
      await staff().updateBusinessSchedule({ periods: [] });
      expect((await shown())?.businessSchedule).toEqual({ periods: [], specialHourPeriod: [] });
      const wrong = (period: object) =>
        errorOf(staff().updateBusinessSchedule({ periods: [{ ...monday, ...period }] }));
      expect(await wrong({ closeTime: '08:00' })).toEqual(['businessSchedule.periods[0].closeTime OTHER']);
      expect(await wrong({ openTime: '9 am' })).toEqual(['businessSchedule.periods[0].openTime FORMAT']);
      const backwards = { startDate: newYear.endDate, endDate: newYear.startDate };
      expect(await errorOf(staff().updateBusinessSchedule({ specialHourPeriod: [backwards] }))).toEqual([
        'businessSchedule.specialHourPeriod[0].endDate OTHER',
      ]);
    });

    it('docs: the policy of cookies; what the site needs to run is always part of it', async () => {
      await staff().updateConsentPolicy({ analytics: true });
      expect(await shown()).toMatchObject({
        consentPolicy: { essential: true, analytics: true, advertising: false },
      });
      expect(await errorOf(staff().updateConsentPolicy({ essential: false }))).toEqual([
        'consentPolicy.essential OTHER',
      ]);
    });

    it('assumed: what cannot stand in a mail or on paper is rejected at its field', async () => {
      expect(await errorOf(staff().updateBusinessProfile({ siteDisplayName: 'Half\r\nBcc: all' }))).toEqual([
        'businessProfile.siteDisplayName FORMAT',
      ]);
      expect(await errorOf(staff().updateBusinessProfile({ businessName: 'n'.repeat(101) }))).toEqual([
        'businessProfile.businessName MAX_LENGTH',
      ]);
      for (const field of ['phone', 'fax'])
        expect(await errorOf(staff().updateBusinessContact({ [field]: 'abc' }))).toEqual([
          `businessContact.${field} FORMAT`,
        ]);
      expect(await errorOf(staff().updateBusinessContact({ email: 'nobody' }))).toEqual([
        'businessContact.email FORMAT',
      ]);
      expect(await errorOf(staff().updateBusinessContact({ address: { street: 's'.repeat(201) } }))).toEqual([
        'businessContact.address.street MAX_LENGTH',
      ]);
      expect(await errorOf(staff().updateBusinessContact({ address: { city: 'Porto\nspam' } }))).toEqual([
        'businessContact.address.city FORMAT',
      ]);
      expect(await errorOf(staff().updateBusinessContact({}, { fields: ['siteDisplayName'] }))).toEqual([
        'options.fields[0] OTHER',
      ]);
    });

    it('assumed: the shop goes by its new name at once, and who sells is told once', async () => {
      await staff().updateBusinessProfile({
        siteDisplayName: 'Quarterdrop',
        businessName: 'Quarterdrop Lda',
      });
      const { ecommerceSettings: settings } = await shop
        .sdk(modules, { kind: 'api-key' })
        .ecommerceSettings.getEcommerceSettings(['BUSINESS_INFO'] as never);
      expect(settings).toMatchObject({
        businessInfo: { name: 'Quarterdrop Lda', siteDisplayName: 'Quarterdrop' },
      });
      // Invoices say who sells: it is the same fact.
      const invoices = await shop.call('GET', '/hosted/invoices/settings');
      expect(await invoices.json()).toMatchObject({ seller: 'Quarterdrop Lda' });
      const { rows } = await sql<{ slug: string; fields: string[] }>`
        select slug, body #> '{plain,event,fields}' as fields from domain_events
        where entity_fqdn = 'SitePropertiesUpdated'
        order by sequence desc limit 1`.execute(database().kysely);
      expect(rows).toEqual([{ slug: 'SitePropertiesUpdated', fields: ['siteDisplayName', 'businessName'] }]);
      await staff().updateBusinessProfile({}, { fields: ['siteDisplayName', 'businessName'] });
      expect(await shown()).toMatchObject({ siteDisplayName: shop.site.name, businessName: shop.site.name });
    });
  },
  shopMigrations,
);
