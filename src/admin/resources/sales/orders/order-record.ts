import type { Order } from '#wix/order-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type OrderRecord = StoredRecord<Order>;
