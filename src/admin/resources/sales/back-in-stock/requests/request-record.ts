import type { NotificationRequestDetails } from '#shared/demand.ts';
import type { NotificationRequest } from '#wix/back-in-stock-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type NotificationRequestRecord = StoredRecord<NotificationRequest> & {
  /** What the contract does not say; absent on a hosted platform. */
  told?: NotificationRequestDetails;
};
