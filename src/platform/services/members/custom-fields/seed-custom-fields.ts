import type { Queryable } from '#database/database.ts';
import type { AppliesTo, CustomField, FieldType, SocialType } from './field.ts';
import { sectionOf } from './rules/definition.ts';
import { applications, fieldOrder, fields, seedFields } from './tables.ts';

export interface SeedField {
  id: string;
  name: string;
  key: string;
  fieldType: FieldType;
  socialType?: SocialType;
  defaultPrivacy: 'PUBLIC' | 'PRIVATE';
  hidden?: boolean;
  /** Whom it is for; everybody without. */
  limitedTo?: AppliesTo[];
}

/** Fields of a shop that has had them for a while, in their order. No events. */
export async function seedCustomFields(
  db: Queryable,
  siteId: string,
  now: string,
  seeds: readonly SeedField[],
): Promise<void> {
  await seedFields({ db, siteId, clock: { now: () => new Date(now) } });
  const documents = seeds.map(({ limitedTo: _whom, ...seed }): CustomField => ({
    ...seed,
    socialType: seed.socialType ?? 'UNKNOWN',
    hidden: seed.hidden ?? false,
    fieldOrigin: 'CUSTOM',
    section: sectionOf(seed),
    createdDate: now,
    updatedDate: now,
  }));
  await fields.insertMany(db, siteId, documents);
  await fieldOrder.append(
    db,
    siteId,
    documents.map(({ id }) => id),
  );
  const limited = seeds.flatMap(({ id, limitedTo }) =>
    limitedTo ? { id, applications: { items: limitedTo }, exclusions: { items: [] } } : [],
  );
  await applications.insertMany(db, siteId, limited);
}
