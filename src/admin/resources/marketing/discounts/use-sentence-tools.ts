import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { formatMoney, isDecimal } from '#shared/money.ts';
import type { Product } from '#wix/product-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { useNow } from '#admin/ui/use-now.ts';
import type { ConditionDraft, RuleForm, ScopeDraft } from './form/rule-form.ts';
import { momentOf } from './store-time.ts';
import type { SentenceTools } from './sentence.ts';
import './sentence.en.ts';

type Named = Product & { id: string };

interface Names {
  products: ReadonlyMap<string, Named>;
  collections: ReadonlyMap<string, { id: string; name?: string | null }>;
  /** Products that the catalog does not have any more; empty until it has answered. */
  gone: ReadonlySet<string>;
}

/** Whatever a rule names. */
export const scopesOf = ({ take, when }: RuleForm): ScopeDraft[] => [
  take.scope,
  take.buys.scope,
  ...when.flat().flatMap((condition: ConditionDraft) => ('scope' in condition ? [condition.scope] : [])),
];

const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

function useMany(resource: 'products' | 'collections', ids: readonly string[]) {
  const provider = useDataProvider();
  const wanted = sorted(ids);
  const { data } = useQuery({
    queryKey: [resource, 'names', wanted],
    queryFn: async ({ signal }) => (await provider.getMany<Named>(resource, { ids: wanted, signal })).data,
    enabled: wanted.length > 0,
    staleTime: 60_000,
    retry: false,
    placeholderData: (previous) => previous,
  });
  return { wanted, data };
}

/** What products and collections in these scopes are called. */
export function useNames(scopes: readonly ScopeDraft[]): Names {
  const products = useMany(
    'products',
    scopes.flatMap((scope) => scope.products),
  );
  const collections = useMany(
    'collections',
    scopes.flatMap((scope) => scope.collections),
  );
  return useMemo(() => {
    const found = new Map((products.data ?? []).map((each) => [each.id, each]));
    return {
      products: found,
      collections: new Map((collections.data ?? []).map((each) => [each.id, each])),
      gone: new Set(products.data ? products.wanted.filter((id) => !found.has(id)) : []),
    };
    // The ids decide; their array is made anew each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [products.data, collections.data, products.wanted.join()]);
}

/** How sentences about rules are told here. */
export function useSentenceTools({ products, collections }: Names): SentenceTools {
  const translate = useTranslate();
  const { currency, timeZone, locale } = useStoreProfile();
  const now = useNow();
  return useMemo(
    () => ({
      say: (key, values) => translate(`discounts.sentence.${key}`, values),
      money: (amount) => (isDecimal(amount) ? formatMoney(amount, currency, locale) : amount),
      time: (local) => {
        const moment = momentOf(local, timeZone);
        if (!moment) return local;
        return `${dateText(moment, 'day', { timeZone, now })} ${dateText(moment, 'time', { timeZone, now })}`;
      },
      name: (kind, id) =>
        (kind === 'products' ? products.get(id)?.name : collections.get(id)?.name) ?? undefined,
    }),
    [translate, currency, timeZone, locale, now, products, collections],
  );
}
