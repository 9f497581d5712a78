import type { Database } from '../database/database.ts';
import { memoryFiles } from '../testing/deterministic.ts';
import { describe, expect, it } from 'vitest';
import { desks } from '../shared/desks/index.ts';
import { jobKinds } from './jobs/kinds/index.ts';
import { roles } from './roles/roles.ts';

const kinds = jobKinds({
  documents: memoryFiles(),
  pictures: async () => undefined,
  database: {} as Database,
  siteId: 'none',
  clock: { now: () => new Date() },
  platformFetch: () => Promise.reject(new Error('not called')),
  store: { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en' },
});

describe('desks', () => {
  it('have a name and a letter of their own', () => {
    const letters = desks.flatMap(({ goTo = [] }) => goTo);
    expect(new Set(desks.map(({ name }) => name)).size).toBe(desks.length);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).not.toContain('h');
  });

  it('start jobs with the rights that the server asks for', () => {
    const started = desks.flatMap(({ name, jobs = {} }) =>
      Object.entries(jobs).map(([kind, rights]) => [`${name}.${kind}`, rights] as const),
    );
    expect(new Map(started)).toEqual(
      new Map([...kinds].map(([name, { permissions }]) => [name, permissions])),
    );
  });

  it('ask for rights that a role has', () => {
    const granted = new Set(roles.flatMap(({ permissions }) => permissions));
    const requested = desks.flatMap(({ rights, jobs = {} }) =>
      [...Object.values(rights), ...Object.values(jobs)].flat(),
    );
    expect(requested.filter((id) => !granted.has(id))).toEqual([]);
  });

  it('are one for each entity they hear of', () => {
    const entities = desks.flatMap((desk) => desk.entities ?? []);
    expect(new Set(entities).size).toBe(entities.length);
  });
});
