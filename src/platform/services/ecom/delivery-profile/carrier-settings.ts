import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { DeliveryProfileApi, Handlers, Reply } from '#platform/contract/index.ts';
import { carrierRows, switchRow, type CarrierRow } from './carrier-rows.ts';
import { CARRIERS, type DeliveryProfile } from './delivery-profile.ts';
import { profiles } from './profiles.ts';

type Listed = NonNullable<Reply<DeliveryProfileApi, 'listDeliveryCarriers'>['results']>[number];

/** As the contract bounds the reply. */
const MAX_REGIONS = 5;
const MAX_ROWS = 25;

const COLUMNS = [
  { key: 'title', name: 'Name' },
  { key: 'deliveryTime', name: 'Delivery time' },
  { key: 'rates', name: 'Rates' },
];

const tableOf = (title: string, rows: readonly CarrierRow[]) => ({
  title,
  columns: COLUMNS,
  rows: rows.slice(0, MAX_ROWS).map(({ id, title: name, time, prices, active }) => ({
    key: id,
    data: { title: name, deliveryTime: time, rates: prices.join(', ') },
    active,
  })),
});

async function listed(
  context: Context,
  { id: carrierId, displayName }: { id: string; displayName: string },
  { deliveryRegions }: DeliveryProfile,
): Promise<Listed> {
  const settings: NonNullable<Listed['deliveryCarrierRegionalSettings']> = [];
  for (const { id } of deliveryRegions) {
    if (settings.length === MAX_REGIONS) break;
    const rows = await carrierRows(context, carrierId, id);
    if (rows.length > 0)
      settings.push({ deliveryRegionId: id, dashboardTables: [tableOf(displayName, rows)] });
  }
  return {
    deliveryCarrierMetadata: { id: carrierId, success: true },
    deliveryCarrierDetails: {
      id: carrierId,
      displayName,
      fallbackDefinitionMandatory: false,
      toggleGetCarrierSettingsEnabled: true,
      toggleUpdateCarrierActiveStatusEnabled: true,
    },
    ...(settings.length > 0 && { deliveryCarrierRegionalSettings: settings }),
  };
}

const unknown = (carrierId: string): Listed => {
  const data = { appId: carrierId };
  const description = 'There is no such delivery carrier.';
  const error = { code: 'DELIVERY_CARRIER_NOT_FOUND', description, data };
  return { deliveryCarrierMetadata: { id: carrierId, success: false, error } };
};

async function setActive(
  context: Context,
  carrierId: string,
  row: { rowId: string; active: boolean },
): Promise<Record<string, never>> {
  const isCarrier = CARRIERS.some(({ id }) => id === carrierId);
  if (isCarrier && (await switchRow(context, carrierId, row))) return {};
  throw notFound('The carrier has no such delivery.', 'DELIVERY_CARRIER_NOT_FOUND', {
    appId: carrierId,
    ...(isCarrier && { rowId: row.rowId }),
  });
}

export const carrierSettingsHandlers = {
  async listDeliveryCarriers({ deliveryProfileId, appIds }, context) {
    const profile = await profiles.find(context, deliveryProfileId);
    const results: Listed[] = [];
    for (const id of appIds ?? CARRIERS.map((carrier) => carrier.id)) {
      const carrier = CARRIERS.find((one) => one.id === id);
      results.push(carrier ? await listed(context, carrier, profile) : unknown(id));
    }
    const totalSuccesses = results.filter(
      ({ deliveryCarrierMetadata }) => deliveryCarrierMetadata?.success,
    ).length;
    const totalFailures = results.length - totalSuccesses;
    return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
  },

  setDeliveryCarrierActiveStatus: ({ carrierAppId, rowId, active }, context) =>
    setActive(context, carrierAppId, { rowId, active: active ?? false }),

  updateCarrierSettings: ({ carrierId, rowId, active }, context) =>
    setActive(context, carrierId, { rowId, active: active ?? false }),
} satisfies Handlers<DeliveryProfileApi, Context>;
