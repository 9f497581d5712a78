import type { OrderImportField } from '#shared/order-import.ts';
import type { Titles } from '../../match-titles.ts';

export type OrderTitles = Titles<OrderImportField>;
