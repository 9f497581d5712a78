import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useStoreProfile } from '#admin/access/session.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { ListPosition as Position } from './use-list-position.ts';

/** "16 of 1,240" and the way to the neighbours. */
export function ListPosition({ position }: { position: Position | undefined }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const phone = usePhone();
  if (!position) return null;
  const { at, total, previous, next } = position;
  const size = phone ? 'large' : 'small';
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <>
      {total !== undefined && total >= at && (
        <bdi className="num">{translate('orders.position.at', { at: number(at), total: number(total) })}</bdi>
      )}
      <Arrow to={previous} label={translate('orders.position.previous')} size={size} icon={ChevronUp} />
      <Arrow to={next} label={translate('orders.position.next')} size={size} icon={ChevronDown} />
    </>
  );
}

interface ArrowProps {
  to: string | undefined;
  label: string;
  size: 'small' | 'large';
  icon: typeof ChevronUp;
}

function Arrow({ to, label, size, icon: Icon }: ArrowProps) {
  if (!to) {
    return (
      <IconButton size={size} aria-label={label} disabled>
        <Icon aria-hidden />
      </IconButton>
    );
  }
  return (
    <IconButton size={size} aria-label={label} component={Link} to={`/orders/${to}`}>
      <Icon aria-hidden />
    </IconButton>
  );
}
