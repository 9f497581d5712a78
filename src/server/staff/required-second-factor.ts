import { z } from 'zod';
import { roleNames, type RoleName } from '../../shared/permissions.ts';
import { readSetting, writeSetting, type SiteDb } from '../settings.ts';

const SETTING = 'second-factor-roles';

const stored = z.array(z.enum(roleNames));

/** The roles whose people may do nothing before they have turned on a second factor. */
export async function readRequiredRoles(site: SiteDb): Promise<RoleName[]> {
  const value = await readSetting(site, SETTING);
  return value === undefined ? [] : stored.parse(JSON.parse(value));
}

export const writeRequiredRoles = (site: SiteDb, roles: readonly RoleName[]): Promise<void> =>
  writeSetting(site, SETTING, JSON.stringify(roles));
