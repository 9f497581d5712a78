import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Condition } from '../../data/filter-operators.ts';
import { conditionFilter } from '../../data/filter-operators.ts';
import type { ListSpec } from '../../data/list-state.ts';
import { knownFields, queryMoment } from '../../data/platform-filter.ts';
import { afterPause } from '../after-pause.ts';
import { ConditionLine } from './ConditionLine.tsx';
import styles from './filter.module.css';

interface Props {
  spec: ListSpec;
  where: readonly Condition[];
  /** The line that the person came for. */
  focused: number;
  onChange: (where: Condition[]) => void;
  /** How many match, and what to do with it; `waiting`: the list has not heard of what was typed. */
  children: (waiting: boolean) => ReactNode;
}

let lastKey = 0;
const line = (condition: Condition | undefined): Line => ({ key: (lastKey += 1), condition });

interface Line {
  key: number;
  /** Nothing until a field is chosen: whoever only looks filters nothing. */
  condition: Condition | undefined;
}

const pause = 150;

export default function FilterBuilder({ spec, where, focused, onChange, children }: Props) {
  const translate = useTranslate();
  const fields = knownFields(spec.fields);
  const [lines, setLines] = useState<Line[]>(() => {
    const start = where.map(line);
    return focused >= start.length ? [...start, line(undefined)] : start;
  });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  // A half-typed condition stays here; the list only hears of whole ones.
  const whole = JSON.stringify(
    lines
      .map(({ condition }) => condition)
      .filter((condition) => {
        const field = condition && spec.fields.find(({ id }) => id === condition[0]);
        return field && conditionFilter(field, condition, queryMoment()) !== undefined;
      }),
  );
  const [told, setTold] = useState(() => JSON.stringify(where));
  useEffect(() => {
    if (whole === told) return undefined;
    return afterPause(() => {
      setTold(whole);
      tell.current(JSON.parse(whole) as Condition[]);
    }, pause);
  }, [whole, told]);

  return (
    <div className={styles['builder']}>
      {lines.map(({ key, condition }, index) => (
        <ConditionLine
          key={key}
          first={index === 0}
          fields={fields}
          condition={condition}
          focused={index === focused}
          onChange={(changed) =>
            setLines((now) => now.map((other) => (other.key === key ? { key, condition: changed } : other)))
          }
          onRemove={() => setLines((now) => now.filter((other) => other.key !== key))}
        />
      ))}
      <footer className={styles['builderFoot']}>
        <Button size="small" variant="text" onClick={() => setLines((now) => [...now, line(undefined)])}>
          <Plus aria-hidden />
          {translate('list.filter.add')}
        </Button>
        <span className={styles['grow']} />
        {children(whole !== told)}
      </footer>
    </div>
  );
}
