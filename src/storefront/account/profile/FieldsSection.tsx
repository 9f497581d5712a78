import { useState, type FormEvent } from 'react';
import type { OwnField, ProfileVisibility } from '#shared/people.ts';
import { changeMember, isMuted, readMember, type Member } from '#wix/shopper/member-operations.ts';
import { toCallError } from '#wix/errors.ts';
import { readOwnFields } from '#wix/shopper/people-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { ownMember } from '../member-store.ts';
import { FieldRow, useFieldName } from './FieldRow.tsx';
import {
  fieldChange,
  fieldProblem,
  fieldValues,
  isInProfileForm,
  isChanged,
  overtakenFields,
  rejectedFields,
  rejectionOfOthers,
  type FieldProblem,
  type FieldValues,
} from './own-fields.ts';
import styles from './fields.module.css';

const SECTIONS = ['DISPLAY_INFO', 'GENERAL', 'SOCIAL', 'ADDRESS'] as const;

type Outcome = 'saved' | 'unchanged' | 'overtaken' | 'muted' | 'rejected' | 'others' | 'removed' | 'failed';
const kinds = {
  saved: 'success',
  unchanged: 'info',
  overtaken: 'warning',
  muted: 'danger',
  rejected: 'danger',
  others: 'danger',
  removed: 'warning',
  failed: 'danger',
} as const;

interface Props {
  member: Member;
  fields: readonly OwnField[];
  standing: ProfileVisibility | undefined;
  onSaved: () => void;
  /** The shop asks for something else by now. */
  onAsked: (fields: readonly OwnField[]) => void;
}

/** What the shop asks its members, in its own groups and order; who sees each is the shop's to say. */
export default function FieldsSection({ member, fields, standing, onSaved, onAsked }: Props) {
  const t = useT();
  const nameOf = useFieldName();
  const requested = fields.filter(isInProfileForm);
  /** What was there when the shopper began to write. */
  const [before, setBefore] = useState<FieldValues>(() => fieldValues(requested, member));
  const [values, setValues] = useState<FieldValues>(before);
  const [rejected, setRejected] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ outcome: Outcome; names?: string; error?: unknown }>();
  const form = useFocusOnError(attempt);
  const valueOf = (from: FieldValues, { key }: OwnField): string => from[key] ?? '';
  const wrong = (field: OwnField): FieldProblem | undefined =>
    rejected[field.key] ?? (attempt > 0 ? fieldProblem(field, valueOf(values, field)) : undefined);

  /** Days that are typed in half: the browser hands out nothing of them. */
  const halfDays = (): Record<string, FieldProblem> =>
    Object.fromEntries(
      [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])]
        .filter(({ validity }) => validity.badInput)
        .map(({ name }) => [name, 'DATE'] as const),
    );

  /** What nobody asks for any more can't be saved; it does not keep the rest from it. */
  function stopAsking(ownFields: readonly OwnField[], nowAsked: readonly OwnField[]): void {
    setSaid({ outcome: 'removed', names: ownFields.map(nameOf).join(', ') });
    onAsked(nowAsked);
  }

  async function save(): Promise<void> {
    const [now, nowAsked] = await Promise.all([readMember(), readOwnFields()]);
    const missing = requested.filter(
      (field) => isChanged(field, before, values) && !nowAsked.some(({ key }) => key === field.key),
    );
    if (missing.length > 0) return stopAsking(missing, nowAsked);
    const theirs = fieldValues(requested, now);
    const overtaken = overtakenFields(requested, before, values, theirs);
    if (overtaken.length > 0) {
      // Both stand: the shopper decides.
      setBefore(theirs);
      const names = requested.filter(({ key }) => overtaken.includes(key)).map(nameOf);
      return setSaid({ outcome: 'overtaken', names: names.join(', ') });
    }
    const change = fieldChange(requested, before, values);
    if (!change) return setSaid({ outcome: 'unchanged' });
    const saved = await changeMember(now._id ?? '', change);
    const stored = fieldValues(requested, saved);
    setBefore(stored);
    setValues(stored);
    ownMember.accept(saved);
    setSaid({ outcome: 'saved' });
    onSaved();
  }

  function refuse(thrown: unknown): void {
    if (isMuted(thrown)) return setSaid({ outcome: 'muted' });
    const error = toCallError(thrown);
    const problems = rejectedFields(requested, error);
    setRejected(problems);
    setAttempt((count) => count + 1);
    const missing = requested.filter(({ key }) => problems[key] === 'removed');
    if (missing.length > 0)
      return stopAsking(
        missing,
        fields.filter((field) => !missing.includes(field)),
      );
    const others = rejectionOfOthers(requested, error);
    if (others) return setSaid({ outcome: 'others', error: others });
    setSaid(Object.keys(problems).length > 0 ? { outcome: 'rejected' } : { outcome: 'failed', error });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const half = halfDays();
    setSaid(undefined);
    setRejected(half);
    setAttempt((count) => count + 1);
    const isWrong = requested.some((field) => fieldProblem(field, valueOf(values, field)));
    if (isWrong || Object.keys(half).length > 0) return setSaid({ outcome: 'rejected' });
    setBusy(true);
    await save().catch(refuse);
    setBusy(false);
  }

  const groups = SECTIONS.map((section) => ({
    section,
    rows: requested.filter((field) => field.section === section),
  })).filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2>{t('fields.title')}</h2>
      <p className="small quiet">{t('fields.lead')}</p>
      <form
        ref={form}
        className={styles['form']}
        aria-label={t('fields.title')}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {groups.map(({ section, rows }) => (
          <fieldset key={section} className={styles['group']}>
            <legend className={groups.length === 1 ? 'vh' : undefined}>
              {t(`fields.section.${section}`)}
            </legend>
            {rows.map((field) => (
              <FieldRow
                key={field.key}
                field={field}
                standing={standing}
                value={valueOf(values, field)}
                before={valueOf(before, field)}
                problem={wrong(field)}
                onChange={(value) => {
                  setValues((typed) => ({ ...typed, [field.key]: value }));
                  setSaid((last) => (last?.outcome === 'saved' ? undefined : last));
                  setRejected(({ [field.key]: _one, ...others }) => others);
                }}
              />
            ))}
          </fieldset>
        ))}
        {said?.error !== undefined ? (
          <FailureNotice error={said.error}>
            {t(`fields.outcome.${said.outcome}`, { names: '' })}
          </FailureNotice>
        ) : (
          said && (
            <Notice kind={kinds[said.outcome]}>
              {t(`fields.outcome.${said.outcome}`, { names: said.names ?? '' })}
            </Notice>
          )
        )}
        <div>
          <Button type="submit" look="line" busy={busy}>
            {t(busy ? 'account.saving' : 'fields.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
