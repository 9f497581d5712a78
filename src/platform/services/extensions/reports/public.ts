/** What other services, and the demo, may use of reports. */
export { countAnew } from './count-anew.ts';
export { daysOf, isDay, periodBefore, type Period } from './period.ts';
export { latestRates, writeRates, type LatestRate } from './rates.ts';
