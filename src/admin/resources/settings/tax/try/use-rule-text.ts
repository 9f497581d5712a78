import { useTranslate } from 'ra-core';
import { countryName } from '#shared/countries.ts';
import type { TaxRule } from '#shared/tax-answer.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { toPercent } from '../percent.ts';
import { placeName } from '../tax-location.ts';
import type { TaxRecord } from '../table.ts';

/** Which rule made the tax of a line, in words. */
export function useRuleText(record: TaxRecord, exemptName: string | undefined) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const say = (key: string, values?: Record<string, string>) => translate(`tax-try.rule.${key}`, values);
  const regionOf = (id: string) => {
    const region = Object.values(record.regions).find((each) => each.id === id);
    return region ? placeName(region, locale).name : '';
  };
  const groupOf = (id: string) => record.groups.find((group) => group.id === id)?.name ?? '';
  return (rule: TaxRule): string => {
    switch (rule.kind) {
      case 'MAPPING': {
        const { taxGroupId, taxRegionId } = rule.mapping;
        const key = rule.asDefault ? 'asDefault' : 'MAPPING';
        return say(key, { group: groupOf(taxGroupId), region: regionOf(taxRegionId) });
      }
      case 'NO_RATE':
        return say('NO_RATE', { region: regionOf(rule.taxRegionId) });
      case 'EXEMPT_GROUP':
        return say('EXEMPT_GROUP', { group: exemptName ?? '', instead: toPercent(rule.instead) });
      case 'REVERSE_CHARGE':
        return say('REVERSE_CHARGE', { instead: toPercent(rule.instead) });
      case 'EXPORT':
      case 'NO_REGION':
        return say(rule.kind, { country: countryName(locale, rule.country) });
      default:
        return say(rule.kind);
    }
  };
}
