import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import type { DraftChange, DraftInput, DraftsProvider } from '../provider.ts';

export const useDraftsProvider = () => useDataProvider<DataProvider & DraftsProvider>();

export const draftKeys = {
  calculated: (id: string) => ['drafts', 'calculated', { id }] as const,
  /** Not read again because of what happens elsewhere: taking a draft up is no reading. */
  ofOrder: (id: string) => ['drafts', 'ofOrder', { order: id, id: '' }] as const,
  /** Read again whatever draft changes: a colleague may begin an edit of the order, or take it over. */
  openEdit: (orderId: string) => ['drafts', 'openEdit', { order: orderId }] as const,
};

export function useDraft(id: string) {
  const provider = useDraftsProvider();
  return useQuery({
    queryKey: draftKeys.calculated(id),
    queryFn: async ({ signal }) => (await provider.calculated('drafts', { id, signal })).data,
    enabled: id !== '',
  });
}

/** What is typed goes on its way after a pause. */
const pause = 450;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Changes of one draft, one after the other, each answered with the whole draft reckoned anew. Nothing is kept here but
 * what is still on its way.
 * @param begin makes the draft where there is none yet: with the first change, not by looking
 */
export function useDraftEditor(id: string, begin?: () => Promise<string>) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  const key = draftKeys.calculated(id);
  const begun = useRef('');
  const scope = { id: `draft ${useId()}` };
  const beginOnce = async (): Promise<string> => {
    if (id === '' && begun.current === '') begun.current = (await begin?.()) ?? '';
    return id || begun.current;
  };
  const beginning = useMutation({
    scope,
    mutationFn: beginOnce,
    onError: () => void client.invalidateQueries({ queryKey: ['drafts', 'openEdit'] }),
  });
  const mutation = useMutation({
    scope,
    mutationFn: async ({ change, input }: Sent<DraftChange>): Promise<CalculatedDraft> =>
      (await provider.change('drafts', { id: await beginOnce(), change, input })).data,
    // An answer asked for before the change must not take its place.
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: (answer) => {
      client.setQueryData(draftKeys.calculated(answer.draftOrder?._id ?? id), answer);
      void client.invalidateQueries({ queryKey: ['drafts', 'getList'], refetchType: 'none' });
    },
    onError: () => {
      begun.current = '';
      void client.invalidateQueries({ queryKey: ['drafts', 'openEdit'] });
      return client.invalidateQueries({ queryKey: key });
    },
  });
  const { mutateAsync } = mutation;
  const [running, setRunning] = useState(0);
  const change = useCallback(
    async <Change extends DraftChange>(name: Change, input: DraftInput<Change>): Promise<boolean> => {
      setRunning((count) => count + 1);
      try {
        await mutateAsync({ change: name, input });
        return true;
      } catch {
        return false;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [mutateAsync],
  );

  const waiting = useRef(new Map<string, Waiting>());
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const soon = useCallback(
    <Change extends DraftChange>(field: string, value: unknown, name: Change, input: DraftInput<Change>) => {
      clearTimeout(waiting.current.get(field)?.timer);
      const entry: Waiting = {
        timer: setTimeout(() => {
          void change(name, input).then(() => {
            if (waiting.current.get(field) !== entry) return;
            waiting.current.delete(field);
            setTyped((before) => without(before, field));
          });
        }, pause),
      };
      waiting.current.set(field, entry);
      setTyped((before) => ({ ...before, [field]: value }));
    },
    [change],
  );
  /** What does not fit yet stays as it was typed, and is not sent. */
  const hold = useCallback((field: string, value: unknown) => {
    clearTimeout(waiting.current.get(field)?.timer);
    waiting.current.delete(field);
    setTyped((before) => ({ ...before, [field]: value }));
  }, []);
  useEffect(() => {
    const all = waiting.current;
    return () => {
      for (const { timer } of all.values()) clearTimeout(timer);
    };
  }, []);

  return {
    change,
    /** The same, once nothing more was typed into `field` for a moment. */
    soon,
    hold,
    /** Makes the draft before the first change, for what only a draft says; absent once there is one. */
    begin: id === '' && begin ? () => beginning.mutate() : undefined,
    /** What is on its way for a field, in place of what the draft says. */
    typed: <Value>(field: string, told: Value): Value => (field in typed ? (typed[field] as Value) : told),
    /** The totals are those of what is on the page. */
    settled: running === 0 && Object.keys(typed).length === 0,
    error: mutation.error ?? beginning.error ?? undefined,
  };
}

interface Sent<Change extends DraftChange> {
  change: Change;
  input: DraftInput<Change>;
}

const without = (all: Readonly<Record<string, unknown>>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== field));

export type DraftEditor = ReturnType<typeof useDraftEditor>;
