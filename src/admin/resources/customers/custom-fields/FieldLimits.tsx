import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { customFieldsDesk } from '#shared/desks/custom-fields.ts';
import { customFieldOperations } from '#wix/custom-field-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import styles from './custom-fields.module.css';
import type { FieldForm } from './field-form.ts';

/** Whom a field is for, by badge. */
export function FieldLimits() {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<FieldForm>();
  const may = useMay(customFieldsDesk.rights.limit) && allowed;
  const badges = useQuery({
    queryKey: ['custom-fields', 'badges'],
    queryFn: ({ signal }) => customFieldOperations.badges({ signal }),
    retry: false,
  });
  const say = (key: string, more?: object) => translate(`custom-fields.limits.${key}`, more);
  const known = badges.data ?? [];
  if (known.length === 0) return null;
  return (
    <>
      {(['only', 'except'] as const).map((side) => (
        <fieldset key={side} className={styles['limits']}>
          <legend>{say(side)}</legend>
          {known.map(({ _id = '', title }) => {
            const on = values[side].includes(_id);
            const others = values[side].filter((id) => id !== _id);
            return (
              <FormControlLabel
                key={_id}
                control={
                  <Checkbox
                    size="small"
                    checked={on}
                    disabled={!may}
                    onChange={() => change({ [side]: on ? others : [...others, _id] })}
                  />
                }
                label={<bdi>{title}</bdi>}
              />
            );
          })}
          <p>{say(`${side}Hint`)}</p>
        </fieldset>
      ))}
    </>
  );
}
