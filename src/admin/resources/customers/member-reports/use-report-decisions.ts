import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '#admin/access/session.ts';
import { personName, type ReportedRecord, type ReportOutcome } from './reported-member.ts';
import { ReportSession, type ReportDecision } from './report-session.ts';
import { useEmbedded, type ReportsDataProvider } from './use-reported.ts';

const sittings = new Map<string, ReportSession>();

function sittingOf(person: string, wires: ReportSession['wires']): ReportSession {
  const session = sittings.get(person) ?? new ReportSession(wires);
  session.wires = wires;
  sittings.set(person, session);
  return session;
}

/** Judges and takes it back, and tells what was decided since this person sat down. */
export function useReportDecisions() {
  const provider = useDataProvider<ReportsDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const embedded = useEmbedded();
  const person = useSession()?.person?.staffId ?? '';
  const wires = useMemo(
    () => ({
      judge: (id: string, to: ReportOutcome) => provider.judge('member-reports', { id, to, embedded }),
      reopen: (reportDecision: ReportDecision) => provider.reopen('member-reports', reportDecision),
      readAgain: () =>
        Promise.all(
          [['member-reports'], ['counts', 'member-reports']].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        ),
      refused(before: ReportedRecord, error: unknown) {
        const why = error instanceof Error ? error.message : String(error);
        const name = personName(before.member) ?? translate('member-reports.deletedMember');
        notify(translate('member-reports.updateFailed', { name, why }), { type: 'error' });
      },
    }),
    [provider, client, notify, translate, embedded],
  );
  const [session] = useState(() => sittingOf(person, wires));
  useEffect(() => void sittingOf(person, wires), [person, wires]);
  const { judged, deeds, taken } = useSyncExternalStore(session.subscribe, session.state);
  const { judge, undo } = session;
  return { judged, judge, undo, last: deeds.at(-1), taken, done: deeds.length, mayUndo: embedded };
}
