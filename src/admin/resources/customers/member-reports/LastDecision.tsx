import { useTranslate } from 'ra-core';
import { DecisionToast } from '#admin/ui/queue/DecisionToast.tsx';
import { personName } from './reported-member.ts';
import type { ReportDecision } from './report-session.ts';

interface Props {
  deed: ReportDecision | undefined;
  /** How often something was taken back. */
  taken: number;
  /** Absent where nothing leads back. */
  onUndo: (() => void) | undefined;
}

/** What was judged last, and the way back. */
export function LastDecision({ deed, taken, onUndo }: Props) {
  const translate = useTranslate();
  const name = personName(deed?.before.member) ?? translate('member-reports.deletedMember');
  const text = deed
    ? translate(`member-reports.did.${deed.to}`, { name })
    : taken > 0
      ? translate('member-reports.takenBack')
      : undefined;
  return <DecisionToast told={text} isBack={!deed} onUndo={deed && onUndo} />;
}
