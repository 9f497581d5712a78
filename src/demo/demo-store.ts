import { TIME_ZONE } from './orders/calendar.ts';

export const DEMO_STORE = { name: 'Halfdrop', currency: 'EUR', timeZone: TIME_ZONE, locale: 'en' };
