import Button from '@mui/material/Button';
import { Plus, type LucideIcon } from 'lucide-react';
import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMayCreate } from '../../data/desk-registry.ts';
import type { BulkAction } from '../bulk/bulk-action.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { usePageCommands } from '../record-commands.ts';
import { usePhone } from '../use-phone.ts';
import { useRecordMessages } from '../use-record-messages.ts';
import { PhoneListMenu } from './PhoneListMenu.tsx';

/** A page of the desk that is opened from its list, also from an empty one. */
export interface ListLink {
  icon: LucideIcon;
  /** A message key. */
  label: string;
  to: string;
  /** The page where a record is created, if that is a page of another resource. */
  creates?: boolean;
}

interface Props {
  pages: readonly ListLink[];
  /** What can be done to all that the list shows. */
  actions: readonly BulkAction[];
  /** How many that would be. */
  total: number | undefined;
  onOpen: (action: BulkAction) => void;
  selecting: boolean;
  /** Undefined where nothing can be done to many. */
  onSelecting: ((on: boolean) => void) | undefined;
  views: ReactNode;
}

/** At the end of a list's title: buttons, or on a phone the views and a menu. */
export function ListActions({ pages, actions, total, onOpen, selecting, onSelecting, views }: Props) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const say = useRecordMessages();
  const navigate = useNavigate();
  const mayCreate = useMayCreate(resource);
  const words = useCountText();
  const items = actions.map((action) => ({
    icon: action.icon,
    label: total
      ? translate(`${resource}.bulk.${action.name}.all`, { smart_count: total, count: words(total) })
      : translate(`${resource}.bulk.${action.name}.action`),
    run: () => onOpen(action),
  }));
  const linked = pages.map(({ icon, label, to, creates = false }) => ({
    icon,
    label: translate(label),
    creates,
    run: () => void navigate(to),
  }));
  const opened = linked.filter(({ creates }) => !creates);
  const created = linked.filter(({ creates }) => creates);
  const create = {
    icon: Plus,
    label: say('create.action'),
    run: () => void navigate(`/${resource}/create`),
  };
  const creating = [...(mayCreate ? [create] : []), ...created];
  const offered = [...creating, ...opened, ...(total === 0 ? [] : items)];
  usePageCommands(offered.map((each) => ({ ...each, id: `page-${each.label}` })));
  if (usePhone()) {
    return (
      <PhoneListMenu
        selecting={selecting}
        onSelecting={onSelecting}
        items={[...creating, ...opened, ...items]}
      >
        {views}
      </PhoneListMenu>
    );
  }
  return (
    <>
      {opened.map(({ icon: Icon, label, run }) => (
        <Button key={label} onClick={run}>
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
      {items.map(({ icon: Icon, label, run }) => (
        <Button key={label} onClick={run} disabled={total === 0}>
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
      {created.map(({ icon: Icon, label, run }) => (
        <Button key={label} variant="contained" onClick={run}>
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
      <CreateButton />
    </>
  );
}

/** The one filled button of a list; not there for who may not. */
export function CreateButton() {
  const resource = useResourceContext() ?? '';
  const say = useRecordMessages();
  if (!useMayCreate(resource)) return null;
  return (
    <Button variant="contained" component={Link} to={`/${resource}/create`}>
      <Plus aria-hidden />
      {say('create.action')}
    </Button>
  );
}
