/** For the demo store, which writes how its pages look. */
export { updateStorefront } from './settings.ts';
