import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MAX_BADGES } from '#wix/badge-operations.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import type { BadgeRecord } from './badge-form.ts';
import { BadgeChip } from '#admin/ui/BadgeChip.tsx';
import { BadgeForm } from './BadgeForm.tsx';
import styles from './badges.module.css';
import { useMoves } from './use-moves.ts';
import './messages.en.ts';

export default function Badges() {
  const translate = useTranslate();
  const may = useMayDo('badges', 'move');
  const { wanted, move, undo } = useMoves();
  return (
    <PanelListPage<BadgeRecord>
      most={MAX_BADGES}
      sort={{ field: 'place', order: 'ASC' }}
      rowName={({ title }) => title ?? ''}
      form={(badge) => <BadgeForm badge={badge} />}
      order={{ may, wanted, onMove: move }}
      actions={
        undo && (
          <Button onClick={undo}>
            <Undo2 aria-hidden />
            {translate('badges.move.undo')}
          </Button>
        )
      }
      columns={[
        {
          id: 'badge',
          label: 'badges.column.badge',
          bare: true,
          cell: ({ title, backgroundColor, textColor, icon }) => (
            <BadgeChip
              title={title ?? ''}
              backgroundColor={backgroundColor ?? ''}
              textColor={textColor ?? ''}
              icon={icon}
            />
          ),
        },
        {
          id: 'description',
          label: 'badges.column.description',
          cell: ({ description }) => <span className={styles['about']}>{description}</span>,
        },
        {
          id: 'members',
          label: 'badges.column.members',
          end: true,
          cell: ({ members = 0 }) => members.toLocaleString('en'),
        },
      ]}
    />
  );
}
