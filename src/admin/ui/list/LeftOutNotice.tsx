import Button from '@mui/material/Button';
import { CircleHelp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { leftOutOf } from '../../data/left-out.ts';
import type { ListFilter, ListSpec } from '../../data/list-state.ts';
import styles from './list.module.css';

interface Props {
  spec: ListSpec;
  /** What of the address the list does follow. */
  filter: ListFilter;
  /** The address names a saved view that is not there. */
  viewGone: boolean;
}

/** An address that asks for what this list does not know is told so, with the way to one that does. */
export function LeftOutNotice({ spec, filter, viewGone }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const said = leftOutOf(search, spec).map(({ kind, name }) => translate(`list.leftOut.${kind}`, { name }));
  if (viewGone) said.push(translate('list.leftOut.view'));
  if (said.length === 0) return null;
  const { view, ...shown } = filter;
  const known = { ...shown, ...(view && !viewGone ? { view } : {}) };
  return (
    <div className={styles['leftOut']} role="status">
      <CircleHelp size={16} aria-hidden />
      <span>
        {said.join(' ')} {translate('list.leftOut.shown')}
      </span>
      <Button
        size="small"
        onClick={() =>
          void navigate({ search: `?filter=${encodeURIComponent(JSON.stringify(known))}` }, { replace: true })
        }
      >
        {translate('list.leftOut.clear')}
      </Button>
    </div>
  );
}
