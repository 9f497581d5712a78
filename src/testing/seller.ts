import type { InvoiceSettings } from '../shared/invoices.ts';

type Call = (method: string, path: string, body?: object) => Promise<Response>;

/** What an invoice has to say of the seller: name and address, and the tax number that invoices with tax need. */
export async function describeSeller(
  call: Call,
  { seller = 'Test shop Lda.', taxId = 'PT509442013', country = 'PT' } = {},
): Promise<void> {
  const before = (await (await call('GET', '/hosted/invoices/settings')).json()) as InvoiceSettings;
  const address = { street: 'Rua Augusta', streetNumber: '1', zip: '1100-048', city: 'Lisboa', country };
  for (const reply of [
    await call('POST', '/hosted/invoices/settings', { ...before, seller, taxId }),
    await call('POST', '/site-properties/v4/properties/business-contact', { businessContact: { address } }),
  ])
    if (!reply.ok) throw new Error(`The seller was not described: ${reply.status} ${await reply.text()}`);
}
