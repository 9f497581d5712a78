import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { CollectionRule } from '#shared/collection-rules.ts';
import type { collectionRuleExtensions } from '#shared/extensions/collections.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import styles from '../collections.module.css';
import { ruleOfDraft, ruleProblems, type RuleDraft } from './rule-draft.ts';

const call = extensionClient<typeof collectionRuleExtensions>();

/** So long nothing is typed before the server counts again. */
const PAUSE_MS = 400;

/** What the rule would put on the listing, as it stands while it is written. */
export function RulePreviewList({ rule }: { rule: RuleDraft }) {
  const translate = useTranslate();
  const written = ruleProblems(rule).length === 0 ? JSON.stringify(ruleOfDraft(rule)) : '';
  const debounced = useDebounced(written, PAUSE_MS);
  const { data, error, refetch } = useQuery({
    queryKey: ['collections', 'rule', debounced],
    queryFn: ({ signal }) =>
      call('previewCollectionRule', { rule: JSON.parse(debounced) as CollectionRule }, { signal }),
    enabled: debounced !== '',
    placeholderData: (previous) => previous,
  });
  if (written === '') return null;
  if (error)
    return (
      <ErrorState
        error={error}
        title={translate('collections.rule.loadFailed')}
        retry={() => void refetch()}
        inline
      />
    );
  if (!data) return null;
  return (
    <div className={styles['preview']} role="status">
      <b>{translate('collections.rule.holds', { smart_count: data.count })}</b>
      <ul>
        {data.products.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/products/${id}`}>{name}</Link>
          </li>
        ))}
        {data.count > data.products.length && (
          <li>{translate('collections.rule.more', { smart_count: data.count - data.products.length })}</li>
        )}
      </ul>
    </div>
  );
}
