import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { useStore, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStoreProfile } from '#admin/access/session.ts';
import { parseListFilter } from '#admin/data/list-state.ts';
import { useTabCounts } from '#admin/ui/list/use-tab-counts.ts';
import { usePageKeys } from '#admin/ui/page-keys.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { customerListSpec } from '../list-spec.ts';
import { usePosition } from './use-position.ts';

/** "1 of 214" and the way to the neighbours. */
export function CustomerPosition({ id }: { id: string }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const position = usePosition(id);
  const [{ filter }] = useStore<{ filter?: unknown }>('customers.listParams', {});
  const { total } = useTabCounts('customers', parseListFilter(filter, customerListSpec));
  const navigate = useNavigate();
  const { previous, next } = position ?? {};
  usePageKeys(
    'customer',
    useMemo(() => {
      const to = (other: string | undefined) =>
        other === undefined ? undefined : () => void navigate(`/customers/${other}`);
      return { previous: to(previous), next: to(next) };
    }, [navigate, previous, next]),
  );
  if (!position) return null;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <>
      {total !== undefined && total >= position.at && (
        <bdi className="num">
          {translate('customers.position.at', { at: number(position.at), total: number(total) })}
        </bdi>
      )}
      <Arrow to={position.previous} label={translate('customers.position.previous')} icon={ChevronUp} />
      <Arrow to={position.next} label={translate('customers.position.next')} icon={ChevronDown} />
    </>
  );
}

function Arrow({ to, label, icon: Icon }: { to: string | undefined; label: string; icon: LucideIcon }) {
  const size = usePhone() ? 'large' : 'small';
  return to ? (
    <IconButton size={size} aria-label={label} component={Link} to={`/customers/${to}`}>
      <Icon aria-hidden />
    </IconButton>
  ) : (
    <IconButton size={size} aria-label={label} disabled>
      <Icon aria-hidden />
    </IconButton>
  );
}
