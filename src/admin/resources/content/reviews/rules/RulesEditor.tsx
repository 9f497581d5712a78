import Button from '@mui/material/Button';
import { History, Info, Plus } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { auditLogDesk } from '#shared/desks/audit-log.ts';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { MAX_RULES, type ReviewRule, type ReviewRules } from '#shared/review-rules.ts';
import { useMay } from '#admin/access/session.ts';
import { Columns } from '#admin/ui/Columns.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { useLeaveGuard } from '#admin/ui/use-leave-guard.tsx';
import { countChanges, newTests, withNewRule } from './draft-rules.ts';
import { moved } from '#admin/ui/order/moved.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleList } from './RuleList.tsx';
import { TryCard } from './TryCard.tsx';
import { useSaveRules } from './use-rules.ts';
import { useSample } from './use-sample.ts';
import styles from './rules.module.css';

/** The rules as they are changed, a review to try them on, and what they would have made of the last weeks. */
export function RulesEditor({ kept }: { kept: ReviewRules }) {
  const translate = useTranslate();
  const notify = useNotify();
  const mayEdit = useMay(reviewsDesk.rights.edit);
  const mayReadLog = useMay(auditLogDesk.rights.list);
  /** What was changed; without it the page follows what is kept, whichever version of it comes next. */
  const [draft, setDraft] = useState<ReviewRules>();
  const rules = draft ?? kept;
  const [opened, setOpened] = useState<{ rule: ReviewRule; isNew: boolean }>();
  const sample = useSample(rules);
  const changes = countChanges(kept, rules);
  const guard = useLeaveGuard(changes > 0);
  const { mutate, isPending, error } = useSaveRules(() => {
    setDraft(undefined);
    notify('reviews.rules.saved', { type: 'info' });
  });
  const change = (next: readonly ReviewRule[]) => setDraft({ ...rules, rules: next });
  const replace = (rule: ReviewRule) =>
    change(rules.rules.map((each) => (each.id === rule.id ? rule : each)));
  const add = () =>
    setOpened({
      rule: { id: crypto.randomUUID(), on: true, outcome: 'HOLD', test: newTests.words },
      isNew: true,
    });
  return (
    <Page
      title={translate('reviews.rules.title')}
      back={{ to: '/reviews', label: translate('reviews.name') }}
      beside={
        <span role="status">
          {changes > 0 && translate('reviews.rules.unsaved', { smart_count: changes })}
        </span>
      }
      actions={
        <>
          {mayReadLog && (
            <Button component={Link} to="/audit-log?thing=reviews">
              <History aria-hidden />
              {translate('reviews.rules.history')}
            </Button>
          )}
          {mayEdit && changes > 0 && (
            <Button onClick={() => setDraft(undefined)}>{translate('reviews.rules.discard')}</Button>
          )}
          {mayEdit && (
            <Button onClick={add} disabled={rules.rules.length >= MAX_RULES}>
              <Plus aria-hidden />
              {translate('reviews.rules.add')}
            </Button>
          )}
          {mayEdit && (
            <Button
              variant="contained"
              disabled={changes === 0 || isPending}
              aria-busy={isPending}
              onClick={() => mutate({ rules, before: kept })}
            >
              {translate(changes > 0 ? 'reviews.rules.save' : 'reviews.rules.saveNone', {
                smart_count: changes,
              })}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <ErrorState
          inline
          title={translate('reviews.rules.notSaved')}
          error={error}
          retry={() => mutate({ rules, before: kept })}
        />
      )}
      <Columns cards aside={<TryCard rules={rules} kept={kept} sample={sample} />}>
        <RuleList
          rules={rules.rules}
          decisive={sample.decision.rule?.id}
          decided={sample.trial?.byRule}
          mayEdit={mayEdit}
          onMove={(id, by) => change(moved(rules.rules, id, by))}
          onSwitch={(rule) => replace({ ...rule, on: !rule.on })}
          onOpen={(rule) => setOpened({ rule, isNew: false })}
        />
        <div className={styles['otherwise']}>
          <b id="otherwise">{translate('reviews.rules.otherwise')}</b>
          {mayEdit ? (
            <Segmented
              label={translate('reviews.rules.otherwise')}
              value={rules.otherwise}
              options={(['HOLD', 'SHOW'] as const).map((value) => ({
                value,
                label: translate(`reviews.rules.otherwiseIs.${value}`),
              }))}
              onChange={(otherwise) => setDraft({ ...rules, otherwise })}
            />
          ) : (
            <span>{translate(`reviews.rules.otherwiseIs.${rules.otherwise}`)}</span>
          )}
          <small>
            <Info size={14} aria-hidden />
            {translate('reviews.rules.newOnly')}
          </small>
        </div>
      </Columns>
      {opened && (
        <RuleDialog
          rule={opened.rule}
          isNew={opened.isNew}
          onClose={() => setOpened(undefined)}
          onTake={(rule) => {
            if (opened.isNew) change(withNewRule(rules.rules, rule));
            else replace(rule);
            setOpened(undefined);
          }}
          onRemove={() => {
            change(rules.rules.filter(({ id }) => id !== opened.rule.id));
            setOpened(undefined);
          }}
        />
      )}
      {guard}
    </Page>
  );
}
