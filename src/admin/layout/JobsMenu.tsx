import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Job } from '../../shared/jobs.ts';
import { isOpen, useRecentJobs } from '../data/jobs.ts';
import { Ring } from '../ui/Ring.tsx';
import { JobChip } from '../ui/runner/JobChip.tsx';
import { useRunner } from '../ui/runner/use-runner.ts';
import styles from './TopBar.module.css';

export function JobsMenu() {
  const translate = useTranslate();
  const { data: jobs = [] } = useRecentJobs();
  const { show } = useRunner();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const running = jobs.filter(isOpen);
  const label =
    running.length === 0
      ? translate('counterpart.frame.noJobs')
      : translate('counterpart.frame.jobs', { smart_count: running.length });
  return (
    <>
      <button
        type="button"
        className={styles['jobs']}
        aria-haspopup="menu"
        disabled={jobs.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ring share={shareOf(running)} />
        <bdi>{label}</bdi>
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {jobs.slice(0, 6).map((job) => (
          <MenuItem
            key={job.id}
            onClick={() => {
              setAnchor(null);
              show(job.id);
            }}
          >
            <span style={{ flex: 1, marginInlineEnd: 16 }}>{job.title}</span>
            <JobChip job={job} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const shareOf = (jobs: readonly Job[]): number => {
  const total = jobs.reduce((sum, job) => sum + job.total, 0);
  const over = jobs.reduce((sum, job) => sum + job.done + job.skipped + job.failed, 0);
  return total === 0 ? 0 : over / total;
};
