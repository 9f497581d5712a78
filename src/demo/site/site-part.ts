import { specialPeriodsOf } from '../../shared/closed-days.ts';
import { WEEK } from '../../shared/opening-hours.ts';
import type { DemoPart } from '../demo-part.ts';
import { innerPlatform } from '../desk/inner-platform.ts';
import { demoDay, later, TIME_ZONE } from '../orders/calendar.ts';

const SEED = 2_033;

const contact = {
  email: 'hello@halfdrop.example',
  phone: '+351 22 205 5480',
  address: { street: 'Rua do Almada', streetNumber: '284', zip: '4050-032', city: 'Porto', country: 'PT' },
};
const periods = WEEK.slice(0, 5).map((day) => ({
  openDay: day,
  openTime: '09:00',
  closeDay: day,
  closeTime: '17:00',
}));

/** Where Halfdrop is, and when somebody answers. */
export const sitePart: DemoPart = {
  marker: 'demo-site',
  async fill(tx, options) {
    const platform = innerPlatform(tx, options, SEED);
    const today = demoDay(options.clock.now());
    platform.at(later(today, -9 * 24));
    const dayIn = (days: number) =>
      later(today, days * 24)
        .toISOString()
        .slice(0, 10);
    const closed = [{ from: dayIn(20), to: dayIn(21), note: 'Stocktaking' }];
    const properties = '/site-properties/v4/properties';
    await platform.call('POST', `${properties}/business-profile`, {
      businessProfile: { description: 'Posters drawn by small programs, printed one at a time in Porto.' },
      fields: ['description'],
    });
    await platform.call('POST', `${properties}/business-contact`, { businessContact: contact });
    await platform.call('POST', `${properties}/business-schedule`, {
      businessSchedule: { periods, specialHourPeriod: specialPeriodsOf(closed, [], TIME_ZONE) },
    });
    return 'where the shop is, and when it is open';
  },
};
