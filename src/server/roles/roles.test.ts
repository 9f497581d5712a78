import { describe, expect, it } from 'vitest';
import { operations } from '../../platform/contract/index.ts';
import { counterpartPermissions, REFUND_SEND, roleNames } from '../../shared/permissions.ts';
import { missingPermissions } from './operation-permissions.ts';
import { permissionsOf, roles } from './roles.ts';

const known = new Set<string>([
  ...operations.flatMap((operation) => operation.permissions),
  ...counterpartPermissions,
]);
const find = (name: string) => {
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(name);
  return operation;
};

describe('the table of roles', () => {
  it('names only rights that exist', () => {
    for (const role of roles) expect(role.permissions.filter((id) => !known.has(id))).toEqual([]);
  });

  it('gives the owner everything and nobody else the staff', () => {
    expect([...permissionsOf('owner')].toSorted()).toEqual([...known].toSorted());
    const managers = roleNames.filter((role) => permissionsOf(role).includes('COUNTERPART.STAFF_MANAGE'));
    expect(managers).toEqual(['owner']);
  });

  it('lets moderators prepare refunds and only merchants and owners send them', () => {
    const holders = (id: string) => roleNames.filter((role) => permissionsOf(role).includes(id));
    expect(holders('COUNTERPART.REFUND_PREPARE')).toEqual(['owner', 'merchant', 'moderator']);
    expect(holders(REFUND_SEND)).toEqual(['owner', 'merchant']);
  });

  it('lets a viewer change nothing', () => {
    const changing = operations.filter(
      (operation) => !operation.readOnly && missingPermissions('viewer', operation).length === 0,
    );
    expect(changing.map((operation) => `${operation.package}.${operation.name}`)).toEqual([]);
  });

  it('needs every right an operation lists', () => {
    expect(missingPermissions('editor', find('updateOrder'))).toEqual([
      'ECOM.MODIFY_ORDERS',
      'ECOM.ORDER_WRITE_ALL_EXTENDED_FIELDS',
    ]);
  });

  it('leaves a changing operation without a listed right to the owner', () => {
    const bare = { ...find('updateOrder'), permissions: [] };
    expect(roleNames.filter((role) => missingPermissions(role, bare).length === 0)).toEqual(['owner']);
    expect(
      roleNames.filter((role) => missingPermissions(role, { ...bare, readOnly: true }).length === 0),
    ).toEqual(roleNames);
  });
});
