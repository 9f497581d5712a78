import {
  closedDaysIn,
  isDay,
  MAX_CLOSED_NOTE,
  specialPeriodsOf,
  type ClosedDays,
  type SpecialPeriod,
} from '#shared/closed-days.ts';
import { hoursByDay, periodsOf, type OpenPeriod } from '#shared/opening-hours.ts';
import { ADDRESS_BOUNDS, BUSINESS_BOUNDS } from '#shared/site-contact.ts';
import { addressNames, placeProblems, type PlaceValues } from '#admin/ui/business-place/place-values.ts';
import type { Problem } from '#admin/ui/form/form-errors.ts';
import type { SiteChange, SiteProperties } from '#wix/site-operations.ts';

export interface BusinessRecord {
  id: string;
  /** Counts changes; whoever writes names fields, so that nobody's are lost. */
  revision: string;
  properties: SiteProperties;
}

const PROFILE = ['siteDisplayName', 'businessName', 'description', 'companyId'] as const;
const REACH = ['email', 'phone'] as const;

export type BusinessValues = PlaceValues &
  Record<(typeof PROFILE)[number], string> & { closed: ClosedDays[] };

export const businessBounds = Object.fromEntries(
  Object.entries({ ...BUSINESS_BOUNDS, ...ADDRESS_BOUNDS }).map(([name, maxLength]) => [
    name,
    { maxLength, required: name === 'siteDisplayName' },
  ]),
);

const periodsIn = ({ businessSchedule }: SiteProperties): OpenPeriod[] => businessSchedule?.periods ?? [];

const specialsIn = ({ businessSchedule }: SiteProperties): SpecialPeriod[] =>
  businessSchedule?.specialHourPeriod ?? [];
const zoneOf = ({ timeZone }: SiteProperties): string => timeZone ?? 'UTC';

export function readValues(record: BusinessRecord | undefined): BusinessValues {
  const properties = record?.properties ?? {};
  const { siteDisplayName = '', businessName = '', address } = properties;
  const texts = Object.fromEntries([
    ...PROFILE.map((name) => [name, properties[name] ?? '']),
    ...REACH.map((name) => [name, properties[name] ?? '']),
    ...addressNames.map((name) => [name, address?.[name] ?? '']),
  ]) as Omit<BusinessValues, 'hours' | 'closed'>;
  return {
    ...texts,
    // The platform tells the shop's name where nobody says who sells.
    businessName: businessName === siteDisplayName ? '' : (businessName ?? ''),
    hours: hoursByDay(periodsIn(properties)).days,
    closed: closedDaysIn(specialsIn(properties), zoneOf(properties)).closed,
  };
}

/** What is longer than until the next day is not changed here. */
export const longerIn = ({ properties }: BusinessRecord): OpenPeriod[] =>
  hoursByDay(periodsIn(properties)).longer;

export const hasOtherDays = ({ properties }: BusinessRecord): boolean =>
  closedDaysIn(specialsIn(properties), zoneOf(properties)).others.length > 0;

export function problemsOf(values: BusinessValues): Record<string, Problem> {
  const problems = placeProblems(values);
  for (const [index, { from, to, note }] of values.closed.entries()) {
    if (!isDay(from) || !isDay(to) || to < from)
      problems[`closed.${index}`] = { key: 'business-info.problem.days' };
    else if (note.trim().length > MAX_CLOSED_NOTE)
      problems[`closed.${index}`] = { key: 'business-info.problem.note' };
  }
  return problems;
}

const trimmed = <Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, values[name].trim()])) as Record<Name, string>;

type Schedule = NonNullable<SiteProperties['businessSchedule']>;

/** It is written whole: what was not changed goes as it stands, and so does what the form does not show. */
function scheduleOf(
  properties: SiteProperties,
  { hours, closed }: BusinessValues,
  changed: ReadonlySet<string>,
): Schedule {
  const [periods, specials, zone] = [periodsIn(properties), specialsIn(properties), zoneOf(properties)];
  const stored = closed.map((days) => ({ ...days, note: days.note.trim() }));
  return {
    periods: changed.has('hours') ? periodsOf(hours, hoursByDay(periods).longer) : periods,
    specialHourPeriod: changed.has('closed')
      ? specialPeriodsOf(stored, closedDaysIn(specials, zone).others, zone)
      : specials,
  };
}

/** What was changed and nothing else. @param properties as they stand, of which the rest stays */
export function toChange(
  properties: SiteProperties,
  values: BusinessValues,
  changed: ReadonlySet<string>,
): SiteChange {
  const profile = PROFILE.filter((name) => changed.has(name));
  const reach = REACH.filter((name) => changed.has(name));
  const moved = addressNames.some((name) => changed.has(name));
  const address = trimmed(values, addressNames);
  const isSomewhere = Object.values(address).some((part) => part !== '');
  return {
    ...(profile.length > 0 && { profile: { data: trimmed(values, profile), fields: profile } }),
    ...((reach.length > 0 || moved) && {
      contact: {
        data: {
          ...trimmed(values, reach),
          ...(moved && isSomewhere && { address: { ...properties.address, ...address } }),
        },
        fields: [...reach, ...(moved ? ['address'] : [])],
      },
    }),
    ...((changed.has('hours') || changed.has('closed')) && {
      schedule: scheduleOf(properties, values, changed),
    }),
  };
}
