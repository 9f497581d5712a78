import { useTranslate } from 'ra-core';
import type { Draft } from '#wix/draft-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { moneyText } from '#admin/ui/money-parts.ts';
import { customerOf } from './draft-record.ts';

interface Wording {
  translate: (key: string, values?: object) => string;
  locale: string;
}

/** The customer of a draft, or, while it has none, its total: a draft has no number. */
export function draftName(draft: Draft, { translate, locale }: Wording): string {
  const amount = draft.priceSummary?.total?.amount ?? '0';
  const total = draft.currency ? moneyText(amount, draft.currency, locale) : amount;
  return customerOf(draft) || translate('drafts.unnamed', { total });
}

export function useDraftName(): (draft: Draft) => string {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  return (draft) => draftName(draft, { translate, locale });
}
