import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FileImport } from '#shared/imports.ts';
import { useMay } from '../../access/session.ts';
import { Card } from '../Card.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Sentence } from '../Sentence.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { useJobStart } from '../runner/use-job-start.ts';
import type { ImportSpec } from './import-spec.ts';
import { RetainedList } from './RetainedList.tsx';
import styles from './import.module.css';

/** How far the import is, and the way back. */
export function OutcomeCard({ spec, given }: { spec: ImportSpec; given: FileImport }) {
  const { resource, foreseen: Foreseen } = spec;
  const translate = useTranslate();
  const words = useCountText();
  const { busy, error: failed, start } = useJobStart();
  const may = useMay(spec.takeBack);
  const [asking, setAsking] = useState(false);
  const { id, written, takenBack } = given;
  const left = spec.left(given);
  const counted = (count: number) => ({ smart_count: count, count: words(count) });
  const takeBack = () =>
    start(
      {
        kind: `${resource}.take-back-import`,
        selection: { filter: { import: id } },
        title: translate(`${resource}.import.job.takeBack`, counted(left)),
      },
      () => setAsking(false),
    );
  return (
    <Card title={translate('import.done.title')}>
      <div className={styles['stack']}>
        <Sentence told="status">
          {translate(`${resource}.import.done.written`, counted(written))}
          {takenBack > 0 && <>, {translate(`${resource}.import.done.back`, counted(takenBack))}</>}
        </Sentence>
        <RetainedList spec={spec} given={given} />
        <Button variant="contained" fullWidth component={Link} to={`/${resource}`}>
          {translate(`${resource}.import.done.see`)}
        </Button>
        {may && left > 0 && (
          <>
            <Button fullWidth onClick={() => setAsking(true)}>
              <Undo2 aria-hidden />
              {translate(`${resource}.import.done.takeBack`, counted(left))}
            </Button>
            <p className={styles['note']}>{translate('import.done.days')}</p>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={translate(`${resource}.import.done.takeBackTitle`, counted(left))}
        confirm={translate(`${resource}.import.done.takeBack`, counted(left))}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={takeBack}
        error={failed === undefined ? undefined : { title: translate('import.done.failed'), cause: failed }}
      >
        <p>{translate(`${resource}.import.done.takeBackDetail`)}</p>
        {asking && Foreseen && <Foreseen id={id} />}
      </ConfirmDialog>
    </Card>
  );
}
