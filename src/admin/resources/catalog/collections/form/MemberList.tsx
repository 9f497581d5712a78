import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { MAX_ARRANGED } from '#shared/collection-sort.ts';
import { ProductThumb } from '#admin/ui/ProductThumb.tsx';
import { MoveButtons } from '#admin/ui/order/MoveButtons.tsx';
import { useDragOrder } from '#admin/ui/order/use-drag-order.ts';
import { useMovedFocus } from '#admin/ui/order/use-moved-focus.ts';
import styles from '../collections.module.css';
import type { Member } from './use-members.ts';

interface Props {
  members: readonly Member[];
  busy: ReadonlySet<string>;
  /** Absent where nobody may take one out. */
  onRemove: ((member: Member) => Promise<boolean>) | undefined;
  /** Absent where they stand in another order than somebody's own. */
  onMove: ((id: string, by: number) => void) | undefined;
}

export function MemberList({ members, busy, onRemove, onMove }: Props) {
  const translate = useTranslate();
  const { list, keep } = useMovedFocus<HTMLUListElement>();
  const line = useDragOrder({
    ids: members.map(({ id }) => id),
    enabled: onMove !== undefined,
    onMove: (id, by) => onMove?.(id, by),
  });
  const say = (key: string, { name }: Member) =>
    translate(`collections.members.${key}`, { name: name ?? '' });
  const remove = async (member: Member) => {
    const missing = await onRemove?.(member);
    if (missing) list.current?.querySelector('button')?.focus();
  };
  return (
    <ul ref={list} className={styles['members']} aria-label={translate('collections.members.title')}>
      {members.map((member, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same by key
        <li key={member.id} data-line={member.id} aria-busy={busy.has(member.id)} {...line(member.id, index)}>
          <ProductThumb product={member} />
          <Link to={`/products/${member.id}`} draggable={false}>
            {member.name}
          </Link>
          {member.visible === false && (
            <span className={styles['soft']}>{translate('collections.members.hidden')}</span>
          )}
          {onMove && (
            <span className={styles['actions']}>
              <MoveButtons
                isFirst={index === 0}
                isLast={index >= members.length - 1 || index >= MAX_ARRANGED - 1}
                labels={{ up: say('up', member), down: say('down', member) }}
                onMove={(by) => {
                  keep(member.id, by);
                  onMove(member.id, by);
                }}
              />
            </span>
          )}
          {onRemove && (
            <IconButton
              size="small"
              disabled={busy.has(member.id)}
              aria-label={say('remove', member)}
              onClick={() => void remove(member)}
            >
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
