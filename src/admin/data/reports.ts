import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  DimensionReport,
  ExchangeRates,
  PayoutReport,
  ProductBeside,
  ProductSales,
  ReportComparison,
  ReportDimension,
  SalesReport,
  TaxReport,
} from '../../shared/reports.ts';
import { callApi } from '../access/call-api.ts';
import { useSession } from '../access/session.ts';
import type { Days } from './report-period.ts';

export interface ReportParams extends Days {
  against: ReportComparison;
  /** Without a currency the reports use the store's. */
  currency: string | undefined;
}

/** Sums are kept beside the orders: a hosted platform has none, as it has no fields of its own to filter by. */
export const useHasReports = (): boolean => useSession()?.ownFields ?? true;

const search = (params: object): string =>
  new URLSearchParams(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

/** Under the name of the orders, so that whatever changes one of them has it read again. */
function useReport<Report>(path: string, params: object, enabled = true) {
  return useQuery({
    queryKey: ['orders', 'report', { path, ...params }],
    queryFn: ({ signal }) =>
      callApi<Report>('GET', `/admin/api/reports/${path}?${search(params)}`, undefined, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled,
  });
}

export const useSales = (params: ReportParams, enabled?: boolean) =>
  useReport<SalesReport>('sales', params, enabled);
export const useTaxes = (params: ReportParams) => useReport<TaxReport>('taxes', params);
export const usePayouts = ({ from, to }: Days, enabled?: boolean) =>
  useReport<PayoutReport>('payouts', { from, to }, enabled);

export const useProductSales = (productId: string, { from, to }: Days, enabled?: boolean) =>
  useReport<ProductSales>(`of-product/${productId}`, { from, to }, enabled);

export const useBesideSales = (productId: string, { from, to }: Days, enabled?: boolean) =>
  useReport<ProductBeside>(`beside-product/${productId}`, { from, to }, enabled);

export const useDimension = (
  dimension: ReportDimension,
  params: ReportParams & { limit?: number },
  enabled?: boolean,
) => useReport<DimensionReport>(`by/${dimension}`, params, enabled);

/** As many rows as the server gives at once. */
const ALL = 1000;

/** Where the same is, as a file for a spreadsheet. */
export const reportFile = (path: string, params: ReportParams): string =>
  `/admin/api/reports/${path}.csv?${search({ ...params, limit: ALL })}`;

export const RATES = '/admin/api/rates';

export const useRates = (enabled = true) =>
  useQuery({
    queryKey: ['rates', 'known', {}],
    queryFn: ({ signal }) => callApi<ExchangeRates>('GET', RATES, undefined, { signal }),
    enabled,
  });
