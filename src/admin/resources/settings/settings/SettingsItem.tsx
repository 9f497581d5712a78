import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ShieldAlert } from 'lucide-react';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useSession, useStoreProfile } from '#admin/access/session.ts';
import type { NavPlace } from '#admin/layout/nav-places.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from './Settings.module.css';
import { settingsSummaries } from './settings-summaries.ts';

export interface Item extends NavPlace {
  /** By which its standing is known. */
  name: string;
}

/** Where it leads and how it is set now; what cannot be counted is told by what it is. */
export function SettingsItem({ item: { name, to, label, icon: Icon }, line }: { item: Item; line: boolean }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const session = useSession();
  const store = useStoreProfile();
  const status = settingsSummaries[name];
  const { data } = useQuery({
    queryKey: ['settings', name, session?.person?.staffId],
    queryFn: async ({ signal }) =>
      session && status ? status({ translate, provider, session, store, signal }) : null,
    enabled: status !== undefined,
  });
  const detail = translate(`settings.${name}.detail`, { _: translate(`${name}.detail`, { _: '' }) });
  const alarm = data?.alarm && <StatusChip tone="warn" icon={ShieldAlert} label={data.alarm} />;
  return (
    <Link to={to} className={styles[line ? 'line' : 'card']}>
      <Icon size={16} aria-hidden />
      <b>{translate(label)}</b>
      <span>
        <bdi>{data?.says ?? detail}</bdi>
      </span>
      {alarm}
      {line && <ChevronRight size={16} className="flip" aria-hidden />}
    </Link>
  );
}
