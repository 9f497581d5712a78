import { sql } from 'kysely';
import type { ToldCustomer } from '../../../shared/customers.ts';
import type { Context } from '../../context.ts';
import { notFound, type PlatformError } from '../../contract/errors.ts';
import { customerRecords, type CustomerRecord } from './records.ts';

/** Without what only the list is found and sorted by. */
export const present = ({ nameKey: _name, phoneKey: _phone, ...told }: CustomerRecord): ToldCustomer => told;

export const customerNotFound = (customerId: string): PlatformError =>
  notFound('The customer was not found.', 'CUSTOMER_NOT_FOUND', { customerId });

/** @throws 404 CUSTOMER_NOT_FOUND */
export async function findCustomer({ db, siteId }: Context, id: string): Promise<CustomerRecord> {
  const record = await customerRecords.get(db, siteId, id);
  if (!record) throw customerNotFound(id);
  return record;
}

/** Whose an order is; nothing where nobody is known. */
export async function customerOfOrder(
  { db, siteId }: Context,
  { orderId }: { orderId: string },
): Promise<{ customerId?: string }> {
  const { rows } = await sql<{ contact_id: string }>`select contact_id from customer_orders
    where site_id = ${siteId} and order_id = ${orderId} and contact_id <> ''`.execute(db);
  return rows[0] ? { customerId: rows[0].contact_id } : {};
}
