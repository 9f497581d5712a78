import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { Ban, ChevronDown, ChevronUp, FileDown, Minus, Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import { may, useSession, useStoreProfile } from '../../access/session.ts';
import { toCallError } from '#wix/errors.ts';
import type { Job } from '#shared/jobs.ts';
import { cancelJob, isOpen, resultAddress, retryJob, takeBackJob, useRecentJobs } from '../../data/jobs.ts';
import { useDesk } from '../../data/desk-registry.ts';
import { dateText } from '../date-text.ts';
import { floats } from '../floats.ts';
import { usePhone } from '../use-phone.ts';
import { JobProgress } from './JobProgress.tsx';
import { JobResults } from './JobResults.tsx';
import { useLeaveWhenDone } from './use-leave-when-done.ts';
import { useReadAfterJobs } from './use-read-after-jobs.ts';
import { setShown, useShown } from './use-runner.ts';
import styles from './Runner.module.css';

const NO_JOBS: readonly Job[] = [];

/** The page of an import displays the progress of its dry run itself. */
const hasOwnProgress = ({ kind }: Job): boolean => kind.endsWith('.check-import');

/**
 * Floats at the lower end; opens by itself when a job of this person is still running after a reload, and leaves by
 * itself once the job has ended without a failure: the list of jobs keeps it.
 */
export function RunnerPanel() {
  const { data: jobs = NO_JOBS } = useRecentJobs();
  useReadAfterJobs(jobs);
  const { id, minimised } = useShown();
  const person = useSession()?.person;
  const left = jobs.find((job) => isOpen(job) && job.by === person?.name && !hasOwnProgress(job));
  useEffect(() => {
    if (id === undefined && left) setShown({ id: left.id, minimised: false });
  }, [id, left]);
  const job = jobs.find((each) => each.id === id);
  return job && !minimised ? <JobPanel key={job.id} job={job} /> : null;
}

function JobPanel({ job }: { job: Job }) {
  const translate = useTranslate();
  const phone = usePhone();
  const shown = useShown();
  const whole = !(shown.folded ?? phone);
  const hold = useLeaveWhenDone(job);
  return (
    <section className={styles['panel']} aria-label={job.title} ref={floats} {...hold}>
      <header className={styles['head']}>
        <h2>{job.title}</h2>
        {(phone || (job.failed > 0 && !isOpen(job))) && (
          <IconButton
            size="small"
            aria-expanded={whole}
            onClick={() => setShown({ ...shown, folded: whole })}
            aria-label={translate('counterpart.runner.details')}
          >
            {whole ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          </IconButton>
        )}
        <IconButton
          size="small"
          onClick={() => setShown({ id: job.id, minimised: true })}
          aria-label={translate(isOpen(job) ? 'counterpart.runner.minimise' : 'counterpart.runner.close')}
        >
          {isOpen(job) ? <Minus aria-hidden /> : <X aria-hidden />}
        </IconButton>
      </header>
      {whole && (
        <p className={styles['summary']} role="status">
          <Summary job={job} />
        </p>
      )}
      <JobProgress job={job} />
      {whole && <JobResults job={job} />}
      {whole && <Actions job={job} />}
    </section>
  );
}

function Summary({ job }: { job: Job }) {
  const translate = useTranslate();
  const person = useSession()?.person;
  const { timeZone } = useStoreProfile();
  const time = (value: string) => dateText(value, 'time', { timeZone, now: new Date() });
  if (job.status === 'failed') return translate('counterpart.runner.broke', { reason: job.error ?? '' });
  if (job.status === 'cancelled') return translate('counterpart.runner.cancelled');
  if (job.finishedDate) return translate('counterpart.runner.finished', { time: time(job.finishedDate) });
  if (!job.startedDate) return translate('counterpart.runner.queuedOnly');
  const mine = job.by === person?.name;
  return translate(mine ? 'counterpart.runner.startedByYou' : 'counterpart.runner.started', {
    time: time(job.startedDate),
    by: job.by,
  });
}

function Actions({ job }: { job: Job }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const notify = useNotify();
  const [desk = '', kind = ''] = job.kind.split('.');
  const embedded = useSession()?.ownFields ?? false;
  const { jobs = {}, takenBackBy, ownJobs = [] } = useDesk(desk) ?? {};
  const back = takenBackBy?.[kind];
  const mayTakeBack =
    back !== undefined &&
    (embedded || !ownJobs.includes(back)) &&
    may(jobs[back]) &&
    !isOpen(job) &&
    job.done > 0;
  const pdf = job.fileType === 'pdf';
  const attempt = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => notify(toCallError(error).message, { type: 'error' }));
  return (
    <footer className={styles['foot']}>
      {isOpen(job) && (
        <Button size="small" onClick={() => attempt(cancelJob(client, job.id))}>
          <Ban aria-hidden />
          {job.queued > 0
            ? translate('counterpart.runner.cancel', { smart_count: job.queued })
            : translate('counterpart.action.cancel')}
        </Button>
      )}
      {mayTakeBack && (
        <Button
          size="small"
          onClick={() =>
            attempt(
              takeBackJob(
                client,
                job.id,
                translate('counterpart.runner.takenBack', { title: job.title }),
              ).then(({ id }) => setShown({ id, minimised: false })),
            )
          }
        >
          <Undo2 aria-hidden />
          {translate('counterpart.runner.takeBack')}
        </Button>
      )}
      {job.failed > 0 && !isOpen(job) && (
        <Button size="small" onClick={() => attempt(retryJob(client, job.id))}>
          {translate('counterpart.runner.retry', { smart_count: job.failed })}
        </Button>
      )}
      {!isOpen(job) || job.done + job.failed + job.skipped > 0 ? (
        <Button size="small" href={resultAddress(job)} {...(pdf ? { target: '_blank' } : { download: true })}>
          <FileDown aria-hidden />
          {translate(`counterpart.runner.${pdf ? 'pdf' : job.hasFile ? 'file' : 'csv'}`)}
        </Button>
      ) : null}
    </footer>
  );
}
