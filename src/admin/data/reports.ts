import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ExtensionRequest } from '../../shared/extensions/define.ts';
import type { exchangeRateExtensions, reportExtensions } from '../../shared/extensions/reports.ts';
import type { ExchangeRates, ReportComparison, ReportDimension } from '../../shared/reports.ts';
import { extensionClient } from '../access/extension-client.ts';
import { useSession } from '../access/session.ts';
import type { ReadOptions } from './read-options.ts';
import type { Days } from './report-period.ts';

export interface ReportParams extends Days {
  against: ReportComparison;
  /** Without a currency the reports use the store's. */
  currency: string | undefined;
}

/** Totals are kept beside the orders: a hosted platform has none, as it has no fields of its own to filter by. */
export const useHasReports = (): boolean => useSession()?.ownFields ?? true;

const search = (params: object): string =>
  new URLSearchParams(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

const call = extensionClient<typeof exchangeRateExtensions & typeof reportExtensions>();

type Reports = typeof reportExtensions;

/** Under the name of the orders, so that whatever changes one of them has it read again. */
function useReport<Name extends keyof Reports>(
  name: Name,
  params: ExtensionRequest<Reports[Name]>,
  enabled = true,
) {
  return useQuery({
    queryKey: ['orders', 'report', { name, ...(params as object) }],
    queryFn: ({ signal }) => call(name, params, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled,
  });
}

export const useSales = (params: ReportParams, enabled?: boolean) =>
  useReport('getSalesReport', params, enabled);
export const useTaxes = (params: ReportParams) => useReport('getTaxReport', params);
export const usePayouts = ({ from, to }: Days, enabled?: boolean) =>
  useReport('getPayoutReport', { from, to }, enabled);

export const useProductSales = (productId: string, { from, to }: Days, enabled?: boolean) =>
  useReport('getProductSales', { productId, from, to }, enabled);

export const useReturnedPieces = (productId: string, { from, to }: Days, enabled?: boolean) =>
  useReport('countReturnedPieces', { productId, from, to }, enabled);

export const useCartsWithProduct = (productId: string, enabled?: boolean) =>
  useReport('countCartsWithProduct', { productId }, enabled);

export const useDimension = (
  dimension: ReportDimension,
  params: ReportParams & { limit?: number },
  enabled?: boolean,
) => useReport('getSalesByDimension', { ...params, dimension }, enabled);

/** As many rows as the server gives at once. */
const ALL = 1000;

/** Where the same is, as a file for a spreadsheet. */
export const reportFile = (path: string, params: ReportParams): string =>
  `/admin/api/reports/${path}.csv?${search({ ...params, limit: ALL })}`;

export const readExchangeRates = (options?: ReadOptions): Promise<ExchangeRates> =>
  call('getExchangeRates', {}, options);

export const changeExchangeRates = (
  rates: ExtensionRequest<(typeof exchangeRateExtensions)['changeExchangeRates']>['rates'],
): Promise<ExchangeRates> => call('changeExchangeRates', { rates });

export const useRates = (enabled = true) =>
  useQuery({
    queryKey: ['rates', 'known', {}],
    queryFn: readExchangeRates,
    enabled,
  });
