export { type OrdersSettings, readOrdersSettings } from './settings.ts';
