import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { Ban, CircleCheck, Hourglass, Pencil, Scale } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReviewOutcome, ReviewRule } from '#shared/review-rules.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { MoveButtons } from '#admin/ui/order/MoveButtons.tsx';
import { useDragOrder } from '#admin/ui/order/use-drag-order.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { useRuleText } from './use-rule-text.ts';
import styles from './rules.module.css';

interface Props {
  rules: readonly ReviewRule[];
  /** The one that decides about the sample. */
  decisive: string | undefined;
  /** How many reviews of the last 90 days each would decide about; absent while that is counted. */
  decided: Readonly<Record<string, number>> | undefined;
  mayEdit: boolean;
  onMove: (id: string, by: number) => void;
  onSwitch: (rule: ReviewRule) => void;
  onOpen: (rule: ReviewRule) => void;
}

export const outcomeLooks = {
  REJECT: { tone: 'calm', icon: Ban },
  HOLD: { tone: 'warn', icon: Hourglass },
  SHOW: { tone: 'ok', icon: CircleCheck },
} as const satisfies Record<ReviewOutcome, object>;

/** The rules in the order they are asked, each run of the same outcome under its name. */
export function RuleList({ rules, ...props }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const line = useDragOrder({
    ids: rules.map(({ id }) => id),
    enabled: props.mayEdit,
    onMove: props.onMove,
  });
  if (rules.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={Scale}
          title={translate('reviews.rules.none')}
          detail={translate('reviews.rules.noneDetail')}
        />
      </Card>
    );
  return (
    <Card flush>
      <ol className={styles['rules']}>
        {rules.map((rule, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same by key
          <li key={rule.id} {...line(rule.id, index)}>
            {rules[index - 1]?.outcome !== rule.outcome && (
              <div className={styles['group']}>
                <StatusChip
                  {...outcomeLooks[rule.outcome]}
                  label={translate(`reviews.rules.group.${rule.outcome}`)}
                />
                {index === 0 && props.mayEdit && (
                  <small>{translate(phone ? 'reviews.rules.firstShort' : 'reviews.rules.first')}</small>
                )}
              </div>
            )}
            <Row {...props} rule={rule} number={index + 1} isLast={index === rules.length - 1} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface RowProps extends Omit<Props, 'rules'> {
  rule: ReviewRule;
  /** From 1. */
  number: number;
  isLast: boolean;
}

function Row({ rule, number, isLast, decisive, decided, mayEdit, onMove, onSwitch, onOpen }: RowProps) {
  const translate = useTranslate();
  const count = useCountText();
  const words = useRuleText();
  const decides = rule.id === decisive;
  const n = decided?.[rule.id] ?? 0;
  return (
    <div className={`${styles['rule']} ${decides ? styles['hit'] : ''} ${rule.on ? '' : styles['off']}`}>
      <Switch
        checked={rule.on}
        disabled={!mayEdit}
        onChange={() => onSwitch(rule)}
        slotProps={{ input: { 'aria-label': translate('reviews.rules.on', { number }) } }}
      />
      <span className="num">{number}</span>
      <div>
        <p className={styles['sentence']} dir="auto">
          {words(rule)}
        </p>
        <small>
          {[
            !rule.on
              ? translate('reviews.rules.off')
              : decided && translate('reviews.rules.inDays', { smart_count: n, count: count(n) }),
            decides && translate('reviews.rules.decides'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {mayEdit && (
        <span className={styles['actions']}>
          <IconButton
            size="small"
            aria-label={translate('reviews.rules.edit', { number })}
            onClick={() => onOpen(rule)}
          >
            <Pencil aria-hidden />
          </IconButton>
          <MoveButtons
            isFirst={number === 1}
            isLast={isLast}
            labels={{
              up: translate('reviews.rules.up', { number }),
              down: translate('reviews.rules.down', { number }),
            }}
            onMove={(by) => onMove(rule.id, by)}
          />
        </span>
      )}
    </div>
  );
}
