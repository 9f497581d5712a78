import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useRecentJobs } from '#admin/data/jobs.ts';
import { Card } from '#admin/ui/Card.tsx';
import { JobChip } from '#admin/ui/runner/JobChip.tsx';
import { useRunner } from '#admin/ui/runner/use-runner.ts';
import styles from './Home.module.css';

export function LatestJobs() {
  const translate = useTranslate();
  const { data = [] } = useRecentJobs();
  const { show } = useRunner();
  if (data.length === 0) return null;
  return (
    <Card
      title={translate('home.jobs')}
      flush
      actions={
        <Link to="/jobs" className="link">
          {translate('home.jobsAll')}
        </Link>
      }
    >
      {data.slice(0, 4).map((job) => (
        <button type="button" key={job.id} className={styles['job']} onClick={() => show(job.id)}>
          <span>{job.title}</span>
          <JobChip job={job} />
        </button>
      ))}
    </Card>
  );
}
