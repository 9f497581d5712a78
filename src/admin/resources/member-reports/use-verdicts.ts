import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { personName, type ReportedRecord, type Verdict } from './reported-member.ts';
import { useEmbedded, type ReportsDataProvider } from './use-reported.ts';

export interface Deed {
  before: ReportedRecord;
  to: Verdict;
}

interface Told {
  deeds: readonly Deed[];
  /** Changes with each thing taken back. */
  taken: number;
}

const fresh: ReadonlyMap<string, Verdict> = new Map();

/** Judges and takes it back: each is seen at once, and sent behind the one before it on the same member. */
export function useVerdicts() {
  const provider = useDataProvider<ReportsDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const embedded = useEmbedded();
  const [judged, setJudged] = useState(fresh);
  const [told, setTold] = useState<Told>({ deeds: [], taken: 0 });
  const sending = useRef(new Map<string, Promise<unknown>>());

  const put = useCallback((id: string, to: Verdict | undefined) => {
    setJudged((before) => {
      const after = new Map(before);
      if (to) after.set(id, to);
      else after.delete(id);
      return after;
    });
  }, []);
  const send = useCallback(
    (row: ReportedRecord, call: () => Promise<unknown>, otherwise: () => void) => {
      const before = sending.current.get(row.id) ?? Promise.resolve();
      const now = before.then(call).then(
        () => client.invalidateQueries({ queryKey: ['member-reports'] }),
        (error: unknown) => {
          otherwise();
          const why = error instanceof Error ? error.message : String(error);
          const name = personName(row.member) ?? translate('member-reports.gone');
          notify(translate('member-reports.refused', { name, why }), { type: 'error' });
        },
      );
      sending.current.set(row.id, now);
      void now.then(() => client.invalidateQueries({ queryKey: ['counts', 'member-reports'] }));
    },
    [client, notify, translate],
  );
  const judge = useCallback(
    (before: ReportedRecord, to: Verdict) => {
      put(before.id, to);
      setTold(({ deeds, taken }) => ({ deeds: [...deeds, { before, to }], taken }));
      send(
        before,
        () => provider.judge('member-reports', { id: before.id, to, embedded }),
        () => {
          put(before.id, undefined);
          setTold(({ deeds, taken }) => ({ deeds: deeds.filter((deed) => deed.before !== before), taken }));
        },
      );
    },
    [put, send, provider, embedded],
  );
  const last = told.deeds.at(-1);
  /** @returns whom the last verdict was about */
  const undo = useCallback((): string | undefined => {
    if (!last || !embedded) return undefined;
    const { before, to } = last;
    put(before.id, undefined);
    setTold(({ deeds, taken }) => ({ deeds: deeds.slice(0, -1), taken: taken + 1 }));
    send(
      before,
      () => provider.reopen('member-reports', { before, to }),
      () => put(before.id, to),
    );
    return before.id;
  }, [last, embedded, put, send, provider]);
  return { judged, judge, undo, last, taken: told.taken, done: told.deeds.length, mayUndo: embedded };
}
