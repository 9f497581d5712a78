import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { ChevronDown, ChevronUp, Flag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { KeyHint } from '#admin/ui/KeyHint.tsx';
import { useRecordCommands } from '#admin/ui/record-commands.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { mainReason, personName, type ReportedRecord, type ReportOutcome } from '../reported-member.ts';
import { DecisionChip, decisionIcons } from '../DecisionChip.tsx';
import { About } from './About.tsx';
import { Reports } from './Reports.tsx';
import { ReportedText } from './ReportedText.tsx';
import styles from './reader.module.css';

interface Props {
  row: ReportedRecord;
  /** What was just decided. */
  verdict: ReportOutcome | undefined;
  /** In the queue it was opened from. */
  at: { place: number; count: number } | undefined;
  may: Readonly<Record<ReportOutcome, boolean>>;
  advance: boolean;
  onAdvance: (on: boolean) => void;
  onStep: (by: 1 | -1) => void;
  onJudge: (to: ReportOutcome) => void;
}

const verdicts = [
  { to: 'DISMISSED', word: 'member-reports.dismiss', key: 'N', main: false },
  { to: 'MUTED', word: 'member-reports.mute', key: 'M', main: false },
  { to: 'BLOCKED', word: 'member-reports.block', key: 'B', main: true },
] as const;

/** What can be decided about this member: each ends with the reports being closed. */
function usePossible({ row, verdict, may }: Props) {
  const { member } = row;
  const closed = row.reviewed || verdict !== undefined;
  const isDone: Record<ReportOutcome, boolean> = {
    DISMISSED: closed,
    MUTED: !member || member.activityStatus === 'MUTED',
    BLOCKED: !member || member.status === 'BLOCKED',
  };
  return verdicts
    .filter(({ to }) => may[to] && may.DISMISSED)
    .map((each) => ({ ...each, disabled: verdict === each.to || isDone[each.to] }));
}

/** One member with all there is to decide by: what was said, by whom, and what they wrote themselves. */
export function Reader(props: Props) {
  const { row, verdict, at, onStep, onJudge } = props;
  const translate = useTranslate();
  const phone = usePhone();
  const name = personName(row.member) ?? translate('member-reports.deletedMember');
  const possible = usePossible(props);
  useCommands(props, name, possible);
  const buttons = possible.map(({ to, word, key, main, disabled }) => {
    const Icon = decisionIcons[to];
    return (
      <Button
        key={to}
        {...(main && { variant: 'contained' as const })}
        disabled={disabled}
        onClick={() => onJudge(to)}
      >
        <Icon aria-hidden />
        {translate(word)}
        {!phone && <KeyHint keys={[key]} />}
      </Button>
    );
  });
  return (
    <>
      <div className={styles['both']}>
        <article className={styles['read']} aria-labelledby="reported-name">
          <header>
            <StatusChip
              tone={row.reviewed ? 'calm' : 'bad'}
              icon={Flag}
              label={translate('member-reports.reports', { smart_count: Number(row.reportCount) })}
            />
            <span>{translate(`member-reports.reason.${mainReason(row.reports) ?? 'OTHER'}`)}</span>
            {verdict && <DecisionChip verdict={verdict} />}
            {!phone && at && (
              <span className={styles['position']}>
                <span className="num">{translate('member-reports.position', at)}</span>
                <IconButton
                  size="small"
                  disabled={at.place <= 1}
                  onClick={() => onStep(-1)}
                  aria-label={translate('member-reports.previous')}
                >
                  <ChevronUp aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  onClick={() => onStep(1)}
                  aria-label={translate('member-reports.next')}
                >
                  <ChevronDown aria-hidden />
                </IconButton>
              </span>
            )}
          </header>
          <h2 id="reported-name" dir="auto">
            {name}
          </h2>
          <Reports reports={row.reports} />
          <ReportedText contactId={row.member?.contactId ?? undefined} />
        </article>
        <aside className={styles['about']} aria-label={translate('member-reports.member')}>
          <About row={row} />
        </aside>
      </div>
      {phone && possible.length > 0 && <BottomBar>{buttons}</BottomBar>}
      {!phone && possible.length > 0 && (
        <div className={styles['actions']}>
          {buttons}
          <span className={styles['hints']}>
            <KeyHint keys={['J', 'K']} />
            <label>
              <Switch checked={props.advance} onChange={(event) => props.onAdvance(event.target.checked)} />
              {translate('member-reports.advance')}
            </label>
          </span>
        </div>
      )}
    </>
  );
}

/** What the keys do, by name, in the palette. */
function useCommands(
  { row: { id }, onJudge }: Props,
  name: string,
  possible: ReturnType<typeof usePossible>,
): void {
  const translate = useTranslate();
  const open = possible
    .filter(({ disabled }) => !disabled)
    .map(({ to }) => to)
    .join();
  useRecordCommands(
    useMemo(
      () => ({
        record: name,
        to: `/member-reports/${id}`,
        commands: verdicts
          .filter(({ to }) => open.split(',').includes(to))
          .map(({ to, word, key }) => ({
            id: to,
            icon: decisionIcons[to],
            label: translate(word),
            keys: [key],
            run: () => onJudge(to),
          })),
      }),
      [id, name, open, onJudge, translate],
    ),
  );
}
