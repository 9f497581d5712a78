/** What the demo store begins with. */
export { seedFollows } from './seed-follows.ts';
