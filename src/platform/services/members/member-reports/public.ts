/** What the demo store begins with. */
export { seedReports } from './seed-reports.ts';
