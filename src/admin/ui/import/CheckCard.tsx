import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { FileImport } from '#shared/imports.ts';
import { cancelJob, isOpen } from '../../data/jobs.ts';
import { Card } from '../Card.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { Sentence } from '../Sentence.tsx';
import { hasStopped } from './import-status.ts';
import { CheckAgain, type CheckAgainProps } from './CheckAgain.tsx';
import { keyOfOne } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';

interface Props extends CheckAgainProps {
  spec: ImportSpec;
  given: FileImport;
}

/** The progress of the dry run; where it failed or was canceled, the reason and a button that runs it again. */
export function CheckCard({ spec, given, ...again }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { check, summary } = given;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (job: string) => cancelJob(client, job),
    onSettled: () => client.invalidateQueries({ queryKey: keyOfOne(spec, given.id) }),
  });
  if (!check || summary || check.status === 'done') return null;
  const percent = check.total > 0 ? Math.floor((check.done / check.total) * 100) : 0;
  const told = check.error ?? '';
  return (
    <Card title={translate('import.check.title')}>
      <div className={styles['stack']}>
        <Sentence told="status">
          {translate(`import.check.${check.status}`, { percent, reason: told })}
        </Sentence>
        {isOpen(check) && (
          <>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={translate('import.check.title')}
            />
            <Button fullWidth disabled={isPending} onClick={() => mutate(check.id)}>
              <Ban aria-hidden />
              {translate('import.check.cancel')}
            </Button>
          </>
        )}
        {hasStopped(given) && <CheckAgain {...again} />}
        {error && <ErrorState inline error={error} title={translate('import.check.notCanceled')} />}
      </div>
    </Card>
  );
}
