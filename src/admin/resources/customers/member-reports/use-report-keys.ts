import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePageKeys } from '#admin/ui/page-keys.ts';
import type { ReportOutcome } from './reported-member.ts';

interface Options {
  may: Readonly<Record<ReportOutcome, boolean>>;
  step: (by: 1 | -1) => void;
  judge: (to: ReportOutcome) => void;
  undo: () => void;
}

/** One key an action; each acts on what is open when it is pressed. */
export function useReportKeys(options: Options): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { DISMISSED, MUTED, BLOCKED } = options.may;
  usePageKeys(
    'memberReports',
    useMemo(() => {
      const judge = (to: ReportOutcome, may: boolean) => (may ? () => latest.current.judge(to) : undefined);
      return {
        next: () => latest.current.step(1),
        previous: () => latest.current.step(-1),
        dismiss: judge('DISMISSED', DISMISSED),
        mute: judge('MUTED', MUTED && DISMISSED),
        block: judge('BLOCKED', BLOCKED && DISMISSED),
        undo: () => latest.current.undo(),
      };
    }, [DISMISSED, MUTED, BLOCKED]),
  );
}
