import type { FieldRecord } from './field-form.ts';

/** Who looks at a profile. */
export const AUDIENCES = ['owner', 'member', 'visitor', 'team'] as const;
export type Audience = (typeof AUDIENCES)[number];

type Seen = Pick<FieldRecord, 'defaultPrivacy' | 'hidden'>;

/** As the platform has it: what is public everybody sees, the rest its owner and the team. */
export const seesField = (eyes: Audience, { defaultPrivacy, hidden }: Seen): boolean =>
  !hidden && (eyes === 'owner' || eyes === 'team' || String(defaultPrivacy) === 'PUBLIC');

const EXAMPLES: Readonly<Record<string, string>> = {
  firstName: 'Noa',
  lastName: 'Levi',
  email: 'noa@levi-studio.example',
  phone: '+351 910 000 000',
  title: 'Painter of rooms',
  address: 'Rua da Rosa 12, Lisboa',
  birthdate: '9 May',
  company: 'Levi Studio',
  position: 'Owner',
};

const BY_TYPE: Readonly<Record<string, string>> = {
  NUMBER: '290',
  DATE: '9 May 2024',
  URL: 'levi-studio.example',
  SOCIAL: '@noa.levi',
};

/** What could stand in a field. */
export const exampleOf = ({ key, fieldType }: Pick<FieldRecord, 'key' | 'fieldType'>): string =>
  EXAMPLES[key ?? ''] ?? BY_TYPE[String(fieldType)] ?? 'Lime white, 2.9 m high';
