import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { Check, ChevronRight, Minus } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { useSession } from '#admin/access/session.ts';
import { Page } from '#admin/ui/Page.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { areasOf, type Area } from './areas.ts';
import { permissionLabel } from '#admin/access/permission-label.ts';
import { SecondFactorRoles } from './SecondFactorRoles.tsx';
import './messages.ts';
import styles from './Roles.module.css';

/** The table that the server decides by, area by area; each opens to its single rights. */
export default function RoleList() {
  const translate = useTranslate();
  const session = useSession();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => session?.roles ?? [], [session]);
  const areas = useMemo(() => areasOf(all), [all]);
  const phone = usePhone();
  const [picked, setPicked] = useState(session?.person?.role ?? '');
  const roles = phone ? all.filter(({ name }) => name === picked) : all;
  const toggle = (id: string) =>
    setOpen((all) =>
      all.has(id) ? new Set([...all].filter((other) => other !== id)) : new Set([...all, id]),
    );
  return (
    <Page
      title={translate('roles.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      ground="sheet"
      meta={translate('roles.detail')}
    >
      <div className={styles['aside']}>
        <SecondFactorRoles />
      </div>
      {phone && (
        <Select
          className={styles['pick'] ?? ''}
          value={picked}
          onChange={(event) => setPicked(event.target.value)}
          slotProps={{ input: { 'aria-label': translate('roles.pick') } }}
        >
          {all.map(({ name }) => (
            <MenuItem key={name} value={name}>
              {translate(`roles.role.${name}.name`)}
            </MenuItem>
          ))}
        </Select>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={translate('roles.name')}>
        <table className={styles['matrix']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{translate('roles.right.name')}</span>
              </th>
              {roles.map(({ name }) => (
                <th key={name} scope="col">
                  {translate(`roles.role.${name}.name`)}
                  {session?.person?.role === name && (
                    <span className={styles['yours']}>{translate('roles.yours')}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <Fragment key={area.id}>
                <tr>
                  <th scope="row">
                    <button type="button" aria-expanded={open.has(area.id)} onClick={() => toggle(area.id)}>
                      <ChevronRight size={14} className="flip" aria-hidden data-open={open.has(area.id)} />
                      {translate(`roles.area.${area.id}`)}
                      <small>{translate('roles.group', { smart_count: area.permissions.length })}</small>
                    </button>
                  </th>
                  {roles.map(({ name, permissions }) => (
                    <td key={name}>
                      <Share area={area} permissions={permissions} />
                    </td>
                  ))}
                </tr>
                {open.has(area.id) &&
                  area.permissions.map((permission) => (
                    <tr key={permission} className={styles['right']}>
                      <th scope="row">
                        {permissionLabel(permission, translate)}
                        <code>{permission}</code>
                      </th>
                      {roles.map(({ name, permissions }) => (
                        <td key={name}>
                          <Sign may={permissions.includes(permission)} />
                        </td>
                      ))}
                    </tr>
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  );
}

function Share({ area, permissions }: { area: Area; permissions: readonly string[] }) {
  const translate = useTranslate();
  const count = area.permissions.filter((permission) => permissions.includes(permission)).length;
  const total = area.permissions.length;
  if (count === 0 || count === total) return <Sign may={count > 0} />;
  return <span className={`num ${styles['some']}`}>{translate('roles.some', { count, total })}</span>;
}

function Sign({ may }: { may: boolean }) {
  const translate = useTranslate();
  const label = translate(may ? 'roles.may' : 'roles.mayNot');
  const Icon = may ? Check : Minus;
  return (
    <Icon
      size={16}
      role="img"
      aria-hidden={false}
      aria-label={label}
      className={may ? styles['may'] : styles['mayNot']}
    />
  );
}
