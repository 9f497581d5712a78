import { beforeAll, expect, it } from 'vitest';
import { contactTaxDetails, taxExemptGroups } from '@wix/ecom';
import type { Invoice } from '#shared/invoices.ts';
import { describeSeller } from '#testing/seller.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { taxExtensions } from '#shared/extensions/tax.ts';
import type { TaxTrial } from '#shared/tax-answer.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules } from '#testing/orders.ts';
import { pricingModules } from '#testing/pricing.ts';
import {
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';

const PRINT = productId(40);
const BERLIN = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine1: 'Torstraße 1' };
const GOOD = 'DE136695976';
const lines = [{ catalogItemId: PRINT, quantity: 3 }];

/** A shop in Portugal whose prices carry 23 % in Portugal and 19 % in Germany. */
onDatabase(
  'a tax id at the checkout',
  (database) => {
    let shop: Shop;
    let taxRegionId = '';
    let taxGroupId = '';

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [{ id: PRINT, name: 'Print', price: '119.00', digital: true }]);
      const sdk = pricingModules(shop);
      const { taxCalculatorDetails } = await sdk.taxCalculation.listTaxCalculators();
      const appId = String(taxCalculatorDetails?.[0]?.appId);
      taxGroupId = String((await sdk.taxGroups.listDefaultTaxGroups()).taxGroups?.[0]?._id);
      for (const [country, taxRate] of [
        ['PT', '0.23'],
        ['DE', '0.19'],
      ] as const) {
        const region = await sdk.taxRegions.createTaxRegion({ country, appId, taxIncludedInPrice: true });
        taxRegionId = String(region._id);
        await sdk.manualTaxMappings.createManualTaxMapping({
          taxRegionId,
          taxGroupId,
          taxRate,
          taxName: 'VAT',
        });
      }
      await describeSeller((...request) => shop.call(...request), { taxId: 'PT 501 964 843' });
    });

    const business = (vat: string | undefined, address: object = BERLIN) => ({
      buyerInfo: { email: 'buyer@werk.example' },
      billingInfo: {
        address: { ...address },
        contactDetails: {
          firstName: 'Eva',
          lastName: 'Werk',
          company: 'Werk GmbH',
          ...(vat !== undefined && { vatId: { _id: vat } }),
        },
      },
    });

    async function begin(): Promise<string> {
      const { _id } = await shop.staff.checkout.createCheckout({
        lineItems: [{ catalogReference: reference(PRINT), quantity: 3 }],
        channelType: 'WEB',
      });
      return String(_id);
    }

    it('assumed: a well-formed one of another country of the Union takes the tax out of the prices', async () => {
      const id = await begin();
      const privately = await shop.staff.checkout.updateCheckout(id, business(undefined));
      expect(privately).toMatchObject({
        priceSummary: { total: { amount: '357.00' }, tax: { amount: '57.00' } },
        taxIncludedInPrice: true,
      });
      const charged = await shop.staff.checkout.updateCheckout(id, business(GOOD));
      expect(charged).toMatchObject({
        priceSummary: {
          subtotal: { amount: '300.00' },
          total: { amount: '300.00' },
          tax: { amount: '0.00' },
        },
        taxIncludedInPrice: false,
        lineItems: [
          {
            price: { amount: '100.00' },
            taxDetails: {
              taxBreakdown: [{ taxName: 'Reverse charge', rate: '0', taxAmount: { amount: '0.00' } }],
            },
          },
        ],
        billingInfo: { contactDetails: { company: 'Werk GmbH', vatId: { _id: GOOD } } },
      });
      const back = await shop.staff.checkout.updateCheckout(id, business(undefined));
      expect(back.priceSummary?.total?.amount).toBe('357.00');
    });

    it.each([
      ['with a wrong digit', 'DE136695977', BERLIN],
      ['of the country of the shop', 'PT501964843', BERLIN],
      ['of another country than the bill', 'ATU13585627', BERLIN],
      ['within the country of the shop', 'PT501964843', { ...BERLIN, country: 'PT' }],
      ['of nothing', 'hello', BERLIN],
    ])('assumed: one %s changes nothing', async (_what, vat, address) => {
      const id = await begin();
      const priced = await shop.staff.checkout.updateCheckout(id, business(vat, address));
      expect(priced.priceSummary?.total?.amount).toBe('357.00');
    });

    it('docs: the order keeps it without tax, and its invoice says why with both numbers', async () => {
      const id = await begin();
      await shop.staff.checkout.updateCheckout(id, business(GOOD));
      const { orderId } = await shop.staff.checkout.createOrder(id);
      const orders = orderModules(shop);
      const order = await orders.orders.getOrder(String(orderId));
      expect(order).toMatchObject({
        priceSummary: { total: { amount: '300.00' }, tax: { amount: '0.00' } },
        taxIncludedInPrices: false,
        billingInfo: { contactDetails: { company: 'Werk GmbH', vatId: { _id: GOOD } } },
        taxInfo: {
          taxBreakdown: [{ taxName: 'Reverse charge', rate: '0' }],
        },
        lineItems: [{ taxInfo: { taxRate: '0', taxBreakdown: [{ taxName: 'Reverse charge' }] } }],
      });
      await orders.hidden.paymentCollectionMarkOrderAsPaid(String(orderId));
      const { invoiceId } = await orders.hiddenInvoices.generateInvoice(String(orderId));
      const reply = await shop.call('GET', `/hosted/invoices/ids/${invoiceId}`);
      const { invoice } = (await reply.json()) as { invoice: Invoice };
      expect(invoice).toMatchObject({
        taxReason: 'REVERSE_CHARGE',
        total: '300.00',
        seller: { taxId: 'PT 501 964 843' },
        buyer: { taxId: GOOD },
      });
      expect(invoice.sums.filter(({ kind }) => kind.startsWith('tax'))).toEqual([]);
    });

    it('docs: who belongs to an exempt group is exempt by the address alone, also as a guest', async () => {
      const api = shop.sdk({ contactTaxDetails, taxExemptGroups });
      const first = await begin();
      await shop.staff.checkout.updateCheckout(first, business(undefined));
      const { orderId } = await shop.staff.checkout.createOrder(first);
      const order = await orderModules(shop).orders.getOrder(String(orderId));
      const [full] = (await api.taxExemptGroups.listDefaultTaxExemptGroups()).taxExemptGroups ?? [];
      await api.contactTaxDetails.upsertContactTaxDetails({
        _id: String(order.buyerInfo?.contactId),
        taxExemptGroupId: String(full?._id),
      });
      const id = await begin();
      const exempt = await shop.staff.checkout.updateCheckout(id, business(undefined));
      expect(exempt).toMatchObject({
        priceSummary: { total: { amount: '300.00' }, tax: { amount: '0.00' } },
        lineItems: [{ taxDetails: { taxBreakdown: [{ taxName: 'VAT', rate: '0' }] } }],
      });
      const details = await api.contactTaxDetails.getContactTaxDetails(String(order.buyerInfo?.contactId), {
        fields: ['CONTACT_DETAILS'],
      });
      expect(details.contactDetails).toMatchObject({ email: 'buyer@werk.example', vatId: GOOD });
      await api.contactTaxDetails.deleteContactTaxDetails(String(order.buyerInfo?.contactId));
    });

    it('assumed: what was said of a guest holds for who they are merged into', async () => {
      const api = shop.sdk({ contactTaxDetails, taxExemptGroups });
      const [full] = (await api.taxExemptGroups.listDefaultTaxExemptGroups()).taxExemptGroups ?? [];
      const guest = async (email: string): Promise<string> => {
        const id = await begin();
        await shop.staff.checkout.updateCheckout(id, { ...business(undefined), buyerInfo: { email } });
        const { orderId } = await shop.staff.checkout.createOrder(id);
        const { buyerInfo } = await orderModules(shop).orders.getOrder(String(orderId));
        return String(buyerInfo?.contactId);
      };
      const totalFor = async (email: string): Promise<unknown> => {
        const change = { ...business(undefined), buyerInfo: { email } };
        const priced = await shop.staff.checkout.updateCheckout(await begin(), change);
        return priced.priceSummary?.total?.amount;
      };
      const [stored, other] = [await guest('kept@werk.example'), await guest('other@werk.example')];
      await api.contactTaxDetails.upsertContactTaxDetails({
        _id: other,
        taxExemptGroupId: String(full?._id),
      });
      expect(await totalFor('kept@werk.example')).toBe('357.00');
      const merged = await shop.call('POST', extensionPath('mergeCustomers'), {
        customerId: stored,
        otherId: other,
      });
      expect(merged.status).toBe(200);
      expect(await totalFor('kept@werk.example')).toBe('300.00');
      await api.contactTaxDetails.deleteContactTaxDetails(other);
      expect(await totalFor('kept@werk.example')).toBe('357.00');
    });

    const attempt = async (body: object): Promise<TaxTrial> => {
      const reply = await shop.call('POST', extensionPath('previewTax'), body);
      expect(reply.status).toBe(200);
      return taxExtensions.previewTax.response.parse(await reply.json());
    };

    it('assumed: the try-out says of each line what made its tax', async () => {
      const plain = await attempt({ address: { country: 'DE' }, lines });
      expect(plain).toMatchObject({
        currency: 'EUR',
        region: { id: taxRegionId, country: 'DE', by: 'COUNTRY' },
        sellerCountry: 'PT',
        taxIncludedInPrices: true,
        lines: [
          {
            name: 'Print',
            quantity: 3,
            tax: '57.00',
            rate: '0.19',
            rule: { kind: 'MAPPING', asDefault: false },
          },
        ],
        byRate: [{ rate: '0.19', rule: 'MAPPING', beforeTax: '300.00', tax: '57.00' }],
        totals: { beforeTax: '300.00', tax: '57.00', afterTax: '357.00', exempt: '0.00' },
      });
      const charged = await attempt({
        address: { country: 'DE' },
        buyer: { kind: 'BUSINESS', taxId: GOOD },
        lines,
      });
      expect(charged).toMatchObject({
        taxId: { normal: GOOD, country: 'DE' },
        lines: [
          { rule: { kind: 'REVERSE_CHARGE', buyerCountry: 'DE', sellerCountry: 'PT', instead: '0.19' } },
        ],
        totals: { tax: '0.00', afterTax: '300.00', exempt: '300.00' },
      });
      const wrong = await attempt({
        address: { country: 'DE' },
        buyer: { kind: 'BUSINESS', taxId: 'ATU13585627' },
        lines,
      });
      expect(wrong).toMatchObject({
        taxId: { problem: 'OTHER_COUNTRY' },
        lines: [{ rule: { kind: 'MAPPING' } }],
      });
      const far = await attempt({ address: { country: 'US' }, lines });
      expect(far).toMatchObject({ lines: [{ rate: '0', rule: { kind: 'EXPORT', country: 'US' } }] });
      expect(far.region).toBeUndefined();
      const near = await attempt({ address: { country: 'FR' }, lines });
      expect(near).toMatchObject({ lines: [{ rule: { kind: 'NO_REGION', country: 'FR' } }] });
    });

    it('assumed: the try-out goes by rates that are not saved yet, and by an order, and writes nothing', async () => {
      const draft = { mappings: [{ taxRegionId, taxGroupId, taxRate: '0.05' }] };
      const drafted = await attempt({ address: { country: 'DE' }, lines, draft });
      expect(drafted).toMatchObject({ lines: [{ rate: '0.05', tax: '17.00' }] });
      expect((await attempt({ address: { country: 'DE' }, lines })).totals.tax).toBe('57.00');
      const id = await begin();
      await shop.staff.checkout.updateCheckout(id, business(undefined));
      const { orderId } = await shop.staff.checkout.createOrder(id);
      const ordered = await attempt({ address: { country: 'PT' }, orderId });
      expect(ordered).toMatchObject({
        lines: [{ name: 'Print', quantity: 3, amount: '357.00', rate: '0.23', tax: '66.76' }],
      });
      const missing = await attempt({
        address: { country: 'DE' },
        lines: [{ catalogItemId: productId(41), quantity: 1 }, ...lines],
      });
      expect(missing.lines.map((line) => line.gone)).toEqual([true, false]);
    });

    it.each([
      [{ address: { country: 'DE' } }],
      [{ address: { country: 'Germany' }, lines }],
      [{ address: { country: 'DE' }, lines, orderId: PRINT }],
      [{ address: { country: 'DE' }, lines: [{ catalogItemId: PRINT, quantity: 0 }] }],
      [
        {
          address: { country: 'DE' },
          lines,
          draft: { mappings: [{ taxRegionId: PRINT, taxGroupId: PRINT, taxRate: '-1' }] },
        },
      ],
    ])('assumed: the try-out rejects what nobody means: %j', async (body) => {
      expect((await shop.call('POST', extensionPath('previewTax'), body)).status).toBe(400);
    });

    it('assumed: the try-out is the merchant’s', async () => {
      const { platform, site } = shop;
      const authorization = await platform.tokens.sign({
        siteId: site.id,
        kind: 'visitor',
        visitorId: PRINT,
      });
      const reply = await shop.call(
        'POST',
        extensionPath('previewTax'),
        { address: { country: 'DE' }, lines },
        { authorization },
      );
      expect(reply.status).toBe(403);
      expect(
        await shopModules(shop)
          .checkout.getCheckout(await begin())
          .catch(() => undefined),
      ).toBeDefined();
    });
  },
  shopMigrations,
);
