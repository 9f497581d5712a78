import { useRef, type ReactNode } from 'react';
import { CallError } from '#wix/errors.ts';
import { ErrorState } from '../ErrorState.tsx';
import { useLeaveGuard } from '../use-leave-guard.tsx';
import { useRecordMessages } from '../use-record-messages.ts';
import { ConflictNote } from './ConflictNote.tsx';
import type { FormValues } from './form-errors.ts';
import { FormContext, type AnyForm } from './form-context.ts';
import styles from './form.module.css';
import { SaveBar } from './SaveBar.tsx';
import type { RecordFormState } from './use-record-form.ts';
import { useSaveKey } from './use-save-key.ts';
import type { FormRecord } from './use-save-record.ts';

interface Props<Row extends FormRecord, Values extends FormValues> {
  form: RecordFormState<Row, Values>;
  /** In a panel: Enter saves and the bar is the panel's foot. */
  compact?: boolean;
  children: ReactNode;
}

/** What no input displays: a failure that names no field, or what is wrong at a place without an input. */
function errorAbove({ failure, unplaced }: Pick<AnyForm, 'failure' | 'unplaced'>): CallError | undefined {
  if (failure && failure.violations.length === 0) return failure;
  if (unplaced.length === 0) return undefined;
  const { code, status, requestId } = failure ?? { code: '', status: 400 };
  return new CallError({ code, status, message: unplaced.join('. '), requestId });
}

/** Around a record's inputs: the other side's change, what failed, the save bar, ⌘S and the guard at the door. */
export function RecordForm<Row extends FormRecord, Values extends FormValues>(props: Props<Row, Values>) {
  const { compact = false, children } = props;
  const form = props.form as unknown as AnyForm;
  const say = useRecordMessages();
  const error = errorAbove(form);
  const place = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(form.dirty && !form.busy);
  const ready = form.allowed && form.dirty && !form.conflict && !form.busy;
  useSaveKey(ready, () => void form.save());

  return (
    <FormContext value={form}>
      <form
        ref={place}
        noValidate
        className={compact ? styles['panel'] : styles['page']}
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog's own form rises to here through React's tree.
          if (event.target === place.current && ready) void form.save();
        }}
      >
        <div className={styles['content']}>
          {form.conflict && <ConflictNote />}
          {error && (
            <ErrorState error={error} title={say('form.notSaved')} notDone={say('form.notDone')} inline />
          )}
          {form.locked && <p className={styles['locked']}>{form.locked}</p>}
          {children}
        </div>
        {form.allowed && <SaveBar compact={compact} />}
      </form>
      {guard}
    </FormContext>
  );
}
