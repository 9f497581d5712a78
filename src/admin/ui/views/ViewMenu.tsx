import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Bookmark, Check, ChevronDown, Copy, Pencil, Save, Star, Trash2, Undo2, Users } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { SavedView } from './saved-view.ts';
import { lazyPart } from '../preloadable.tsx';
import type { CurrentView } from './use-open-view.ts';
import { useViewChanges } from './use-views.ts';
import type { ViewDialogTask } from './ViewDialog.tsx';
import styles from './views.module.css';

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'));

interface Props {
  resource: string;
  current: CurrentView;
}

export function ViewMenu({ resource, current }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [task, setTask] = useState<ViewDialogTask>();
  const { update } = useViewChanges(resource);
  const { views, view, state, modified, open } = current;
  const close = () => setAnchor(undefined);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  const change = (id: string, part: Parameters<typeof update.mutate>[0]['change']) =>
    then(() => update.mutate({ id, change: part }));

  const group = (label: string, listed: readonly SavedView[]) =>
    listed.length > 0 && [
      <li key={label} role="presentation" className={styles['group']}>
        {label}
      </li>,
      ...listed.map((one) => (
        <MenuItem
          key={one.id}
          role="menuitemradio"
          aria-checked={one === view}
          onClick={then(() => open(one))}
        >
          <span className={styles['name']}>{one.name}</span>
          {one.isDefault && <Star size={14} aria-label={translate('list.view.isDefault')} />}
          {one === view && <Check aria-hidden />}
        </MenuItem>
      )),
    ];
  const action = (key: string, icon: ReactNode, onClick: () => void) => (
    <MenuItem key={key} onClick={onClick}>
      {icon}
      {translate(`list.view.${key}`)}
    </MenuItem>
  );

  return (
    <>
      <Button
        size="small"
        className={styles['button'] ?? ''}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bookmark aria-hidden />
        <span className={styles['name']}>{view?.name ?? translate('list.view.none')}</span>
        {modified && <i className={styles['dot']} title={translate('list.view.modified')} />}
        {modified && <span className="visually-hidden">{translate('list.view.modified')}</span>}
        <ChevronDown aria-hidden />
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ root: { role: 'region', 'aria-label': translate('list.view.label') } }}
      >
        <MenuItem role="menuitemradio" aria-checked={!view} onClick={then(() => open(undefined))}>
          <span className={styles['name']}>{translate('list.view.none')}</span>
          {!view && <Check aria-hidden />}
        </MenuItem>
        {group(
          translate('list.view.mine'),
          views.filter(({ mine, team }) => mine && !team),
        )}
        {group(
          translate('list.view.team'),
          views.filter(({ team }) => team),
        )}
        <Divider />
        {view && modified && view.mayEdit && action('save', <Save aria-hidden />, change(view.id, { state }))}
        {view &&
          modified &&
          action(
            'revert',
            <Undo2 aria-hidden />,
            then(() => open(view)),
          )}
        {action(
          'saveAs',
          <Copy aria-hidden />,
          then(() => setTask({ kind: 'create' })),
        )}
        {view?.mayEdit &&
          action(
            'rename',
            <Pencil aria-hidden />,
            then(() => setTask({ kind: 'rename', view })),
          )}
        {view?.mayEdit &&
          action(
            view.team ? 'unshare' : 'share',
            <Users aria-hidden />,
            change(view.id, { team: !view.team }),
          )}
        {view &&
          action(
            view.isDefault ? 'unsetDefault' : 'setDefault',
            <Star aria-hidden />,
            change(view.id, { isDefault: !view.isDefault }),
          )}
        {view?.mayEdit &&
          action(
            'delete',
            <Trash2 aria-hidden />,
            then(() => setTask({ kind: 'delete', view })),
          )}
      </Menu>
      {task && (
        <ViewDialog
          resource={resource}
          task={task}
          state={state}
          onOpen={open}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}
