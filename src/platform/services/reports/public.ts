/** What other services, and the demo, may use of reports. */
export { writeRates } from './rates.ts';
