import { expect, it } from 'vitest';
import { desks } from '#shared/desks/index.ts';
import { auditCategories } from './audit-categories.ts';

const known = Object.values(auditCategories).flat();

it('knows what each desk is about, so that its actions are found', () => {
  // What the platform calls its own changes by is told by another name where people make them.
  const told = desks
    .flatMap((desk): readonly string[] => desk.entities ?? [])
    .filter((fqdn) => fqdn.startsWith('wix.'));
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((fqdn) => !known.includes(fqdn))).toEqual([]);
});

it('tells each thing once', () => {
  expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
});
