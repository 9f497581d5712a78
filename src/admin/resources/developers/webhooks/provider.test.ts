import { afterEach, expect, it, vi } from 'vitest';
import { webhooksProvider } from './provider.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (rows: object[]) => {
  const fetched = vi.fn<(path: string) => Promise<Response>>(async () => Response.json(rows));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const one = (name: string, state: string) => ({
  id: name,
  name,
  state,
  address: `https://${name}.example/hook`,
});

it('counts those that were given up', async () => {
  const fetched = answer([one('wms', 'PARKED'), one('erp', 'ACTIVE'), one('mail', 'PAUSED')]);
  expect(await webhooksProvider.counts('webhooks', {})).toEqual({ data: { all: 3, tabs: { parked: 1 } } });
  expect(decodeURIComponent(String(fetched.mock.calls[0]?.[0]))).toBe('/admin/api/webhooks?range=[0,49]');
});

it('finds them by name and by address', async () => {
  answer([one('Warehouse', 'ACTIVE'), one('erp', 'ACTIVE')]);
  const names = async (text: string) =>
    (await webhooksProvider.find('webhooks', { text })).data.map(({ name }) => name);
  expect(await names('ware')).toEqual(['Warehouse']);
  expect(await names('ERP.example')).toEqual(['erp']);
  expect(await names('.example')).toHaveLength(2);
  expect(await names('nobody')).toEqual([]);
});
