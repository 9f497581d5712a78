import { useTranslate } from 'ra-core';
import { DeedToast } from '../../ui/queue/DeedToast.tsx';
import { personName } from './reported-member.ts';
import type { Deed } from './sitting.ts';

interface Props {
  deed: Deed | undefined;
  /** How often something was taken back. */
  taken: number;
  /** Absent where nothing leads back. */
  onUndo: (() => void) | undefined;
}

/** What was judged last, and the way back. */
export function LastDeed({ deed, taken, onUndo }: Props) {
  const translate = useTranslate();
  const name = personName(deed?.before.member) ?? translate('member-reports.gone');
  const told = deed
    ? translate(`member-reports.did.${deed.to}`, { name })
    : taken > 0
      ? translate('member-reports.takenBack')
      : undefined;
  return <DeedToast told={told} isBack={!deed} onUndo={deed && onUndo} />;
}
