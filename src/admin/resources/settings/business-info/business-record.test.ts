import { expect, it } from 'vitest';
import { problemsOf, readValues, toChange, type BusinessRecord } from './business-record.ts';

const record: BusinessRecord = {
  id: 'settings',
  revision: '3',
  properties: {
    timeZone: 'UTC',
    siteDisplayName: 'Halfdrop',
    businessName: 'Halfdrop',
    email: 'hello@halfdrop.example',
    address: { street: 'Rua do Almada', city: 'Porto', country: 'PT', isPhysical: true },
    businessSchedule: {
      periods: [
        { openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:00' },
        { openDay: 'FRIDAY', openTime: '08:00', closeDay: 'SUNDAY', closeTime: '12:00' },
      ],
      specialHourPeriod: [
        {
          startDate: '2027-01-01T00:00:00.000Z',
          endDate: '2027-01-02T00:00:00.000Z',
          isClosed: true,
          comment: '',
        },
        { startDate: '2027-01-05T09:00:00.000Z', endDate: '2027-01-05T12:00:00.000Z', isClosed: false },
      ],
    },
  },
};
const values = readValues(record);
const changeOf = (change: Partial<typeof values>) =>
  toChange(record.properties, { ...values, ...change }, new Set(Object.keys(change)));

it('who sells is empty where the platform tells the name of the shop for it', () => {
  expect(values).toMatchObject({ siteDisplayName: 'Halfdrop', businessName: '', phone: '', city: 'Porto' });
  expect(values.hours.MONDAY).toEqual([{ open: '09:00', close: '17:00' }]);
  expect(values.hours.FRIDAY).toEqual([]);
  expect(values.closed).toEqual([{ from: '2027-01-01', to: '2027-01-01', note: '' }]);
});

it('what was changed is sent and nothing else, and what the form does not show stays', () => {
  expect(changeOf({})).toEqual({});
  expect(changeOf({ businessName: ' Halfdrop Lda. ' })).toEqual({
    profile: { data: { businessName: 'Halfdrop Lda.' }, fields: ['businessName'] },
  });
  expect(changeOf({ phone: '+351 1' })).toEqual({
    contact: { data: { phone: '+351 1' }, fields: ['phone'] },
  });
  expect(changeOf({ zip: '4050-032' }).contact).toMatchObject({
    data: { address: { street: 'Rua do Almada', zip: '4050-032', isPhysical: true } },
    fields: ['address'],
  });
  expect(changeOf({ street: '', city: '', country: '' }).contact).toEqual({ data: {}, fields: ['address'] });
  const { schedule } = changeOf({ hours: { ...values.hours, MONDAY: [] } });
  expect(schedule).toEqual({
    periods: [record.properties.businessSchedule?.periods?.[1]],
    specialHourPeriod: record.properties.businessSchedule?.specialHourPeriod,
  });
  expect(changeOf({ closed: [] }).schedule).toEqual({
    periods: record.properties.businessSchedule?.periods,
    specialHourPeriod: [record.properties.businessSchedule?.specialHourPeriod?.[1]],
  });
});

it('an address that is none, times that are none and hours that meet are told of at their place', () => {
  expect(problemsOf(values)).toEqual({});
  const hours = {
    ...values.hours,
    TUESDAY: [{ open: '09:00', close: '' }],
    MONDAY: [...values.hours.MONDAY, { open: '16:00', close: '18:00' }],
  };
  const closed = [{ from: '2027-02-02', to: '2027-02-01', note: '' }];
  expect(Object.keys(problemsOf({ ...values, email: 'nobody', hours, closed }))).toEqual([
    'email',
    'hours.MONDAY.1',
    'hours.TUESDAY.0',
    'closed.0',
  ]);
});

it('a phone is digits with the usual marks, or empty', () => {
  expect(problemsOf({ ...values, phone: 'abc' })).toEqual({ phone: { key: 'counterpart.form.notPhone' } });
  for (const phone of ['', ' +351 912 345 678 ']) expect(problemsOf({ ...values, phone })).toEqual({});
});
