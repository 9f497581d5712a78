import { useEffect, useRef, useState } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { Field } from '../../shell/ui/Field.tsx';
import type { ModifierFieldProps } from './modifier-field.ts';

/** What is longer than this is written on several lines. */
const LONG = 80;

export function ModifierText({
  modifier,
  name,
  said,
  error,
  more,
  onInvalid,
  onAnswered,
}: ModifierFieldProps) {
  const t = useT();
  const { least, most } = modifier.text ?? { least: 0, most: LONG };
  const written = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [length, setLength] = useState(said.length);

  /** Spaces say nothing; the browser alone would take them. */
  function weigh(): void {
    const field = written.current;
    if (!field) return;
    field.setCustomValidity(modifier.must && field.value.trim() === '' ? t('modifier.write') : '');
    setLength(field.value.length);
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once: what was written before the script was there.
  useEffect(weigh, []);

  const field = {
    ref: written,
    name,
    className: 'inp',
    defaultValue: said,
    required: modifier.must,
    maxLength: most,
    dir: 'auto',
    ...(least > 0 && { minLength: least }),
    onInvalid,
    onChange: () => {
      weigh();
      onAnswered();
    },
  } as const;
  const remaining = t('modifier.remaining', { count: most - length });
  return (
    <Field
      label={modifier.must ? <bdi>{modifier.title}</bdi> : t('modifier.optional', { title: modifier.title })}
      hint={[more(modifier.adds), remaining].filter(Boolean).join(' · ')}
      error={error}
    >
      {(wiring) =>
        most > LONG ? (
          <textarea rows={3} {...field} {...wiring} />
        ) : (
          <input type="text" {...field} {...wiring} />
        )
      }
    </Field>
  );
}
