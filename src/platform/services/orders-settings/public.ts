export { readOrdersSettings } from './settings.ts';
