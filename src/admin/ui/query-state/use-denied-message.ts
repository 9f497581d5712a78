import { useTranslate } from 'ra-core';
import { useSession } from '../../access/session.ts';
import { permissionLabel } from '../../access/permission-label.ts';

/** The missing permission, the person's role and who can change it: "Audit log requires the “Read the audit log” permission. …" */
export function useDeniedMessage(): (missing: readonly string[], page?: string) => string {
  const translate = useTranslate();
  const session = useSession();
  const role = session?.person?.role ?? '';
  const owner = session?.owners[0] ?? translate('counterpart.error.anOwner');
  return (missing, page) =>
    [
      missing.length > 0 &&
        translate('counterpart.error.deniedRight', {
          page: page ?? translate('counterpart.error.thisPage'),
          right: [...new Set(missing.map((right) => permissionLabel(right, translate)))]
            .slice(0, 3)
            .join('”, “'),
        }),
      translate('counterpart.error.deniedDetail', {
        role: translate(`roles.role.${role}.name`, { _: role }),
        owner,
      }),
    ]
      .filter(Boolean)
      .join(' ');
}
