import { useResourceContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useStoreProfile } from '../../access/session.ts';
import type { Condition, FilterField } from '../../data/filter-operators.ts';
import { listSeparator, readAmounts } from '../../data/filter-operators.ts';
import { dateText } from '../date-text.ts';
import { moneyText } from '../money-parts.ts';

export interface FilterLabels {
  field: (field: FilterField) => string;
  operator: (field: FilterField, operator: string) => string;
  option: (field: FilterField, value: string) => string;
  value: (field: FilterField, condition: Condition) => string;
}

/** The words of a resource's filter: `orders.field.total`, `orders.option.payment.PAID`, `list.operator.atLeast`. */
export function useFilterLabels(): FilterLabels {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { currency, locale } = useStoreProfile();
  return useMemo(() => {
    const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' });
    const option = (field: FilterField, value: string) => {
      if (field.offered === 'languages') return languages.of(value) ?? value;
      if (field.options) return translate(`${resource}.option.${field.id}.${value}`, { _: value });
      return field.offered === 'countries' && /^[A-Z]{2}$/.test(value)
        ? (countries.of(value) ?? value)
        : value;
    };
    const day = (date: string) => dateText(`${date}T12:00:00Z`, 'day', { timeZone: 'UTC', now: new Date() });
    const value = (field: FilterField, [, operator, raw]: Condition) => {
      if (field.kind === 'yesNo') return translate(`list.yesNo.${raw}`);
      if (operator === 'inLast' || operator === 'notInLast' || operator === 'inNext')
        return translate(`list.period.${raw}`, { _: raw });
      if (field.kind === 'amount' && !field.plain) {
        const input = readAmounts(raw, currency);
        return input.amounts.map((amount) => moneyText(amount, input.currency, locale)).join(' – ');
      }
      if (operator === 'in') return translate(`list.calendar.${raw}`, { _: raw });
      const parts = raw.split(listSeparator).filter(Boolean);
      if (field.kind === 'date') return parts.map(day).join(' – ');
      const shown = parts.slice(0, 2).map((part) => option(field, part));
      return parts.length > 2
        ? translate('list.filter.more', { first: shown.join(', '), smart_count: parts.length - 2 })
        : shown.join(', ');
    };
    return {
      field: ({ id }) => translate(`${resource}.field.${id}`),
      operator: ({ kind }, operator) => translate(`list.operator.${kind}.${operator}`),
      option,
      value,
    };
  }, [translate, resource, currency, locale]);
}
