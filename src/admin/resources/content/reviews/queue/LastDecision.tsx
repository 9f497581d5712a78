import { useTranslate } from 'ra-core';
import { DecisionToast } from '#admin/ui/queue/DecisionToast.tsx';
import type { ReviewDecision, JobDecision } from '../use-decisions.ts';

interface Props {
  deed: ReviewDecision | undefined;
  /** What a job has decided since. */
  job: JobDecision | undefined;
  /** How often something was taken back. */
  taken: number;
  /** Absent where nothing leads back. */
  onUndo: (() => void) | undefined;
  /** Absent where nobody could read why. */
  onReason: (() => void) | undefined;
}

/** What was decided last, and the way back. */
export function LastDecision({ deed, job, taken, onUndo, onReason }: Props) {
  const translate = useTranslate();
  const [first] = deed ?? [];
  const text = first
    ? translate(`reviews.decided.${first.to}`, { title: first.title, smart_count: deed?.length ?? 1 })
    : job
      ? translate(`reviews.decidedByJob.${job.to}`, { smart_count: job.count })
      : taken > 0
        ? translate('reviews.takenBack')
        : undefined;
  return (
    <DecisionToast
      told={text}
      isBack={!first && !job}
      onUndo={first || job ? onUndo : undefined}
      also={
        first?.to === 'REJECTED' && onReason
          ? { label: translate('reviews.reason.add'), onClick: onReason }
          : undefined
      }
    />
  );
}
