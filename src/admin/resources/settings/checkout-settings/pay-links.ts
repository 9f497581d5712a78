import type { DataProvider } from 'ra-core';
import type { PayLinkUses } from '#shared/checkout-page.ts';
import { payLinkOperations, type CheckoutTemplate } from '#wix/checkout-settings-operations.ts';
import type { Product } from '#wix/product-operations.ts';
import { callApi } from '#admin/access/call-api.ts';

export interface PayLink {
  id: string;
  /** What it sells, such as "2 × Low sun". */
  items: string[];
  active: boolean;
  address: string;
  opened: number;
  paid: number;
}

const idsIn = (templates: readonly CheckoutTemplate[]): string[] => [
  ...new Set(
    templates.flatMap(({ lineItems = [] }) =>
      lineItems.flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? []),
    ),
  ),
];

function itemsOf(template: CheckoutTemplate, names: ReadonlyMap<string, string>, missing: string): string[] {
  const { lineItems = [], customLineItems = [] } = template;
  const counted = (quantity: number | undefined, name: string) => `${quantity ?? 1} × ${name}`;
  return [
    ...lineItems.map(({ quantity, catalogReference }) =>
      counted(quantity, names.get(catalogReference?.catalogItemId ?? '') ?? missing),
    ),
    ...customLineItems.map(({ quantity, productName }) => counted(quantity, productName?.original ?? '')),
  ];
}

/** All there are, with the names of what they sell and how they do: three questions, however many there are. */
export async function readPayLinks(
  provider: DataProvider,
  missing: string,
  signal: AbortSignal,
): Promise<PayLink[]> {
  const [templates, { address, uses }] = await Promise.all([
    payLinkOperations.list({ signal }),
    callApi<PayLinkUses>('GET', '/admin/api/pay-links', undefined, { signal }),
  ]);
  const ids = idsIn(templates);
  const { data: products } =
    ids.length > 0
      ? await provider.getMany<Product & { id: string }>('products', { ids, signal })
      : { data: [] };
  const names = new Map(products.map(({ id, name }) => [id, name ?? '']));
  const used = new Map(uses.map((use) => [use.templateId, use]));
  return templates.map((template) => {
    const id = template._id ?? '';
    const { opened = 0, paid = 0 } = used.get(id) ?? {};
    return {
      id,
      items: itemsOf(template, names, missing),
      active: template.status !== 'INACTIVE',
      address: address.replace(':id', id),
      opened,
      paid,
    };
  });
}
