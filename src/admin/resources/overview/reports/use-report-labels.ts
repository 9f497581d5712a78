import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ReportDimension, ReportRow } from '#shared/reports.ts';
import { useStoreProfile } from '#admin/access/session.ts';

/** What people call the rows of a report. */
export function useReportLabels() {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  return useMemo(() => {
    const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    const country = (code: string): string =>
      /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code || translate('reports.none.country');
    const row = (dimension: ReportDimension, { key, label }: ReportRow): string => {
      if (key === '') return label || translate(`reports.none.${dimension}`);
      if (dimension === 'country') return country(key);
      if (dimension === 'channel') return translate(`orders.option.channel.${key}`, { _: key });
      return label;
    };
    return { country, row };
  }, [translate, locale]);
}
