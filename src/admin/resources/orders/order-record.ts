import type { Order } from '#wix/order-operations.ts';
import type { StoredRecord } from '../../data/stored-record.ts';

export type OrderRecord = StoredRecord<Order>;
