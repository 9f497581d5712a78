import { useNotify, useResourceContext, useTranslate } from 'ra-core';
import { use, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { CallError } from '#wix/errors.ts';
import { useMayDo } from '../../data/desk-registry.ts';
import { isSame } from '../../data/is-same.ts';
import {
  boundProblems,
  violationsAt,
  valueAt,
  type FieldBounds,
  type FormValues,
  type Problem,
  type Problems,
} from './form-errors.ts';
import { clearSavedInput, saveInput, withSavedInput } from './input-during-creation.ts';
import { useDisplayedErrors, type FieldError } from './use-displayed-errors.ts';
import { useSaveRecord, type FormRecord } from './use-save-record.ts';

/** A change in words, and what the button says that keeps it. */
export interface ChangeDescription {
  title: Problem;
  detail?: Problem;
  save: Problem;
}

export interface RecordFormOptions<Row extends FormRecord, Values extends FormValues> {
  /** What is changed; nothing while it is made. */
  record: Row | undefined;
  /** Reads the values of the inputs from the record; defined outside of the component. */
  read: (record: Row | undefined) => Values;
  /** The contract's bounds of the fields, by name. */
  bounds?: Readonly<Record<string, FieldBounds>>;
  /** Problems that the contract's bounds cannot express, by path. */
  check?: (values: Values) => Problems;
  /** The body of the request; `changed` names the fields that differ from what was read. */
  toChange: (values: Values, changed: ReadonlySet<string>) => object;
  /** Describes a change where a sentence is better than the names of its fields. */
  tell?: (values: Values, from: Values) => ChangeDescription | undefined;
  /** The label of a field where it depends on the values; otherwise the messages of the resource have it. */
  label?: (name: string, values: Values) => Problem | undefined;
  /** Of the record's own query. */
  meta?: object;
  /** Why nobody may change this one. */
  locked?: string | undefined;
}

const none = {};

/** `from` is what was stored when the input began; without it, the input is compared to what is stored now. */
interface Written<Values> {
  values: Values;
  from?: Values;
}

/** @param kept what is stored now */
type NextWritten<Values> = (
  latest: Written<Values> | undefined,
  stored: Values,
) => Written<Values> | undefined;

/** Takes the person to the first field that is wrong, as soon as it is shown to be. */
function useFocusProblem(): () => void {
  const seeking = useRef(false);
  const focus = () => {
    const first = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    seeking.current = !first;
    first?.focus();
  };
  useEffect(() => {
    if (seeking.current) focus();
  });
  return focus;
}

/**
 * The record as the last save answered it, until the caller passes the record that follows. Without it the inputs would
 * show the former values in between, and one of them typed at that moment would count as no change.
 */
function useAnswered<Row extends FormRecord>(record: Row | undefined) {
  const [answer, setAnswer] = useState<{ to: Row; saved: Row }>();
  // By value: a caller may pass another object at each render.
  const isOutdated = answer !== undefined && !isSame(answer.to, record);
  if (isOutdated) setAnswer(undefined);
  const current = useMemo(
    () => (record && answer && !isOutdated ? { ...record, ...answer.saved } : record),
    [record, answer, isOutdated],
  );
  return [current, (saved: Row) => record && setAnswer({ to: record, saved })] as const;
}

/** The form of one record: nothing is sent before `save`, and neither side's work is lost when two people change it. */
export function useRecordForm<Row extends FormRecord, Values extends FormValues>({
  record: passed,
  read,
  bounds = none,
  check,
  toChange,
  tell,
  label,
  meta,
  locked,
}: RecordFormOptions<Row, Values>) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  // `useNavigate` below react-admin's own `Routes` drops the option `flushSync`.
  const router = use(DataRouterContext)?.router;
  const [record, answer] = useAnswered(passed);
  const may = useMayDo(resource, record ? 'edit' : 'create');
  const stored = useMemo(() => read(record), [read, record]);
  // The reducer of the render that follows: an event may arrive between a save's answer and that render, and its input is
  // a change to the answer, not to what the last render showed.
  const [written, setWritten] = useReducer(
    (latest: Written<Values> | undefined, next: NextWritten<Values>) => next(latest, stored),
    undefined,
    (): Written<Values> | undefined => {
      const typed = record && withSavedInput(`${resource}/${record.id}`, stored);
      return typed && { values: typed };
    },
  );
  useEffect(() => {
    if (record) clearSavedInput(`${resource}/${record.id}`);
  });
  const [isCreated, setCreated] = useState(false);
  /** Once somebody has tried to save, what is wrong shows while they write. */
  const [checked, setChecked] = useState(false);
  const [rejected, setRejected] = useState<Readonly<Record<string, FieldError>>>(none);
  const focusFirstProblem = useFocusProblem();
  const { send, readAgain, ...saving } = useSaveRecord(resource, record, meta);

  const values = written?.values ?? stored;
  const from = written?.from ?? stored;
  const differing = (others: Values) =>
    Object.keys(values).filter((name) => !isSame(valueAt(values, name), valueAt(others, name)));
  const changed = differing(from);
  const dirty = !isCreated && changed.length > 0 && differing(stored).length > 0;
  // What is heard of while it is being saved is its own doing.
  const conflict = (dirty && !saving.busy && !isSame(from, stored)) || saving.stale;
  const problems: Problems = useMemo(
    () => ({ ...boundProblems(values, bounds), ...check?.(values) }),
    [values, bounds, check],
  );

  const labelOf = (name: string, of: 'input' | 'field' = 'input'): string => {
    const own = label?.(name, values);
    return own
      ? translate(own.key, own.values)
      : translate(`${resource}.${of}.${name}`, of === 'field' ? { _: name } : undefined);
  };
  const shownProblems: Problems = checked ? problems : none;
  const problemErrors = Object.entries(shownProblems).map(([place, problem]): [string, FieldError] => {
    const text = translate(problem.key, problem.values);
    return [place, { text, sentence: `${labelOf(place, 'field')}: ${text}` }];
  });
  const { errorAt, unplaced } = useDisplayedErrors({ ...rejected, ...Object.fromEntries(problemErrors) });

  const reset = () => {
    setWritten(() => undefined);
    setChecked(false);
    setRejected(none);
  };

  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });

  /** React renders the record's own page before the next event, so that no input can get lost in between. */
  const openCreated = (created: Row, sent: Values): void => {
    // The leave guard must not ask about what was saved.
    flushSync(() => setCreated(true));
    notify('counterpart.form.saved', { type: 'success' });
    saveInput(`${resource}/${created.id}`, latest.current, sent);
    void router?.navigate(`/${resource}/${created.id}`, { replace: true, flushSync: true });
  };

  const isNotified = useRef(true);
  useEffect(() => {
    if (isNotified.current || saving.busy) return;
    isNotified.current = true;
    notify('counterpart.form.saved', { type: 'success' });
  });

  const save = async (over = false): Promise<void> => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return focusFirstProblem();
    if (conflict && !over) return;
    setRejected(none);
    const saved = await send(toChange(values, new Set(changed)), over);
    if (!(saved instanceof CallError)) {
      if (!record) return openCreated(saved, values);
      isNotified.current = false;
      answer(saved);
      setChecked(false);
      // Input that was typed during the save is not part of it: it remains as a change to what is stored now.
      return setWritten((now) => (now && now.values !== values ? { values: now.values } : undefined));
    }
    setRejected(violationsAt(saved.violations, values));
    if (saved.violations.length > 0) focusFirstProblem();
  };

  return {
    ...saving,
    resource,
    record,
    values,
    bounds,
    allowed: may && locked === undefined,
    /** Why nothing can be changed here. */
    locked: locked ?? (may ? undefined : translate('counterpart.form.readOnly')),
    /** The names of the fields that differ from what was read, in their order. */
    changed,
    dirty,
    /** The change in the desk's own words, where it has any. */
    told: dirty ? tell?.(values, from) : undefined,
    /** What stood there when the writing began. */
    from,
    /** Somebody saved other values meanwhile. */
    conflict,
    /** The fields that somebody else changed, with their values. */
    theirs: Object.keys(values).flatMap((name): [name: string, value: unknown][] => {
      const value = valueAt(stored, name);
      return isSame(valueAt(from, name), value) ? [] : [[name, value]];
    }),
    /** Where something is wrong, once that shows. */
    places: [...(checked ? Object.keys(problems) : []), ...Object.keys(rejected)],
    /** The name of a field in sentences about it. */
    labelOf,
    /** What is wrong at a place; the input there displays it. */
    errorAt,
    /** What is wrong where no input displays it, each a sentence. */
    unplaced,
    change: (part: Partial<Values>): void => {
      setWritten((latest, now) => ({
        values: { ...(latest?.values ?? now), ...part },
        from: latest?.from ?? now,
      }));
      setRejected((places) =>
        Object.fromEntries(
          Object.entries(places).filter(([place]) => !((place.split('.')[0] ?? '') in part)),
        ),
      );
    },
    save,
    /** Marks what is missing or wrong and moves the focus there, without trying to save. */
    showErrors: (): void => {
      setChecked(true);
      focusFirstProblem();
    },
    /** Back to what stands there now. */
    take: () => (saving.stale ? void readAgain().then(reset) : reset()),
  };
}

export type RecordFormState<Row extends FormRecord, Values extends FormValues> = ReturnType<
  typeof useRecordForm<Row, Values>
>;
