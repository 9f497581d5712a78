import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { GitBranch, Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import styles from '../discounts.module.css';
import { useSegments } from '../use-segments.ts';
import type { useNames } from '../use-sentence-tools.ts';
import { ChoiceCell, NumberCell, Problem } from './Cells.tsx';
import { externalConditionOf } from './external-condition.ts';
import { everything, type ConditionDraft } from './rule-form.ts';
import { ScopeField } from './ScopeField.tsx';
import { SegmentCell } from './SegmentCell.tsx';
import { useDiscountDraft } from './use-discount-form.ts';

type Names = ReturnType<typeof useNames>;
/** A condition that this form cannot edit and leaves as it is. */
type PreservedCondition = Extract<ConditionDraft, { kind: 'kept' }>;
type Range = Exclude<ConditionDraft, { kind: 'kept' | 'customer' }>;
type Operator = 'atLeast' | 'max' | 'between';

const MAX = 5;
const fresh = (): Range => ({ kind: 'quantity', from: '', to: '', scope: everything });
const operatorOf = ({ from, to }: Range): Operator =>
  from !== '' && to !== '' ? 'between' : to === '' ? 'atLeast' : 'max';

interface RowProps {
  condition: ConditionDraft;
  place: string;
  /** "the", "and". */
  joint: string;
  names: Names;
  onChange: (condition: ConditionDraft) => void;
  onRemove: () => void;
}

function KeptWords({ condition: { trigger } }: { condition: PreservedCondition }) {
  const translate = useTranslate();
  const { about, smart_count } = externalConditionOf(trigger);
  return (
    <p className={styles['retained']}>{translate(`discounts.when.readOnly.${about}`, { smart_count })}</p>
  );
}

/** What is looked at; who buys only where the shop knows segments. */
function KindCell({
  condition,
  onChange,
}: {
  condition: Exclude<ConditionDraft, PreservedCondition>;
  onChange: (condition: ConditionDraft) => void;
}) {
  const translate = useTranslate();
  const segments = useSegments();
  const { kind } = condition;
  const say = (key: string) => translate(`discounts.when.${key}`);
  return (
    <span className={styles['wideCell']}>
      <ChoiceCell
        label={say('condition')}
        value={kind}
        options={[
          ['quantity', say('quantity')],
          ['subtotal', say('subtotal')],
          ...(segments.length > 0 || kind === 'customer' ? [['customer', say('customer')] as const] : []),
        ]}
        onChange={(next) =>
          onChange(
            next === 'customer'
              ? { kind: next, segments: [] }
              : { ...('scope' in condition ? condition : fresh()), kind: next },
          )
        }
      />
    </span>
  );
}

function Row({ condition, place, joint, names, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const { allowed } = useDiscountDraft();
  const remove = allowed && (
    <IconButton size="small" aria-label={translate('discounts.when.remove')} onClick={onRemove}>
      <X size={16} aria-hidden />
    </IconButton>
  );
  if (condition.kind === 'kept')
    return (
      <div className={styles['row']}>
        <span className={styles['joint']}>{joint}</span>
        <KeptWords condition={condition} />
        {remove}
      </div>
    );
  if (condition.kind === 'customer')
    return (
      <>
        <div className={styles['row']}>
          <span className={styles['joint']}>{joint}</span>
          <KindCell condition={condition} onChange={onChange} />
          <span className={styles['joint']}>{translate('discounts.when.is')}</span>
          <span className={styles['wideCell']}>
            <SegmentCell
              segments={condition.segments}
              place={place}
              onChange={(segments) => onChange({ kind: 'customer', segments })}
            />
          </span>
          {remove}
        </div>
        <Problem places={[place]} />
      </>
    );
  return (
    <>
      <div className={styles['row']}>
        <span className={styles['joint']}>{joint}</span>
        <KindCell condition={condition} onChange={onChange} />
        <RangeCells condition={condition} place={place} onChange={onChange} />
        {remove}
      </div>
      <Problem places={[place]} />
      <div className={styles['row']}>
        <span className={styles['joint']}>{translate('discounts.when.of')}</span>
        <ScopeField
          label={translate('discounts.when.scope')}
          place={`${place}.scope`}
          scope={condition.scope}
          names={names}
          allowed={allowed}
          onChange={(scope) => onChange({ ...condition, scope })}
        />
      </div>
    </>
  );
}

function RangeCells({
  condition,
  place,
  onChange,
}: {
  condition: Range;
  place: string;
  onChange: (condition: Range) => void;
}) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const [operator, setOperator] = useState<Operator>(operatorOf(condition));
  const { kind, from, to } = condition;
  const say = (key: string) => translate(`discounts.when.${key}`);
  const unit = kind === 'subtotal' ? currency : undefined;
  const cell = (bound: 'from' | 'to') => (
    <NumberCell
      label={say(bound)}
      value={condition[bound]}
      place={place}
      before={unit}
      onChange={(value) => onChange({ ...condition, [bound]: value })}
    />
  );
  const compare = (next: Operator) => {
    setOperator(next);
    const value = from || to;
    if (next === 'atLeast') onChange({ ...condition, from: value, to: '' });
    else if (next === 'max') onChange({ ...condition, from: '', to: value });
    else onChange({ ...condition, from: value });
  };
  return (
    <>
      <span className={styles['operator']}>
        <ChoiceCell
          label={say('operator')}
          value={operator}
          options={[
            ['atLeast', say('atLeast')],
            ['max', say('max')],
            ['between', say('between')],
          ]}
          onChange={compare}
        />
      </span>
      {operator !== 'max' && <span className={styles['number']}>{cell('from')}</span>}
      {operator !== 'atLeast' && <span className={styles['number']}>{cell('to')}</span>}
    </>
  );
}

/** What has to be in a cart: groups of conditions, of which one is enough. */
export function WhenPart({ names }: { names: Names }) {
  const translate = useTranslate();
  const { form, change, allowed } = useDiscountDraft();
  const { when } = form;
  const say = (key: string) => translate(`discounts.when.${key}`);
  const setGroup = (at: number, group: ConditionDraft[]) =>
    change({
      when: when.map((each, index) => (index === at ? group : each)).filter((each) => each.length > 0),
    });
  return (
    <div className={styles['section']} data-place="when">
      <h2>{say('title')}</h2>
      <div className={styles['rows']}>
        {when.length === 0 && <p className={styles['retained']}>{say('always')}</p>}
        {when.map((group, at) => (
          // Groups have no names; one that goes takes its place along.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles['rows']}>
            {at > 0 && <p className={styles['or']}>{say('or')}</p>}
            {group.map((condition, index) => (
              <Row
                // oxlint-disable-next-line react/no-array-index-key
                key={`${index}-${group.length}`}
                condition={condition}
                place={`when.${at}.${index}`}
                joint={say(index === 0 ? 'the' : 'and')}
                names={names}
                onChange={(next) => setGroup(at, group.toSpliced(index, 1, next))}
                onRemove={() => setGroup(at, group.toSpliced(index, 1))}
              />
            ))}
            {allowed && group.length < MAX && (
              <Button
                variant="text"
                size="small"
                className={styles['more'] ?? ''}
                onClick={() => setGroup(at, [...group, fresh()])}
              >
                <Plus size={14} aria-hidden />
                {say('addAnd')}
              </Button>
            )}
          </div>
        ))}
        <Problem places={['when']} />
        {allowed && when.length < MAX && (
          <Button
            variant="text"
            size="small"
            className={styles['more'] ?? ''}
            onClick={() => change({ when: [...when, [fresh()]] })}
          >
            {when.length === 0 ? <Plus size={14} aria-hidden /> : <GitBranch size={14} aria-hidden />}
            {say(when.length === 0 ? 'add' : 'addOr')}
          </Button>
        )}
      </div>
    </div>
  );
}
