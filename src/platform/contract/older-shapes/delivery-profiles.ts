import { isObject } from '#shared/is-object.ts';
import { type Json, type OlderShape, renameFields } from './translation.ts';

type ChangeCarrier = (carrier: Json) => Json;

/** Today's names of the fields of a backup rate, and of an additional charge, by their names in 1.0.22. */
const RATE_FIELDS = { prefix: 'title', rate: 'amount', enabled: 'active' };
const CHARGE_FIELDS = { price: 'amount' };
/** The only type of charge that there was. */
const CHARGE_TYPE = 'HANDLING_FEE';

const inverse = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([older, current]) => [current, older]));

const changeObject = (value: unknown, change: (object: Json) => Json): unknown =>
  isObject(value) ? change(value) : value;

function changeCarrier(carrier: Json, rate: (rate: Json) => Json, charge: (charge: Json) => Json): Json {
  const { backupRate, additionalCharges, ...rest } = carrier;
  return {
    ...rest,
    ...(backupRate !== undefined && { backupRate: changeObject(backupRate, rate) }),
    ...(additionalCharges !== undefined && {
      additionalCharges: Array.isArray(additionalCharges)
        ? additionalCharges.map((one) => changeObject(one, charge))
        : additionalCharges,
    }),
  };
}

const currentCarrier: ChangeCarrier = (carrier) =>
  changeCarrier(
    carrier,
    (rate) => renameFields(rate, RATE_FIELDS),
    ({ type: _type, ...charge }) => renameFields(charge, CHARGE_FIELDS),
  );

const olderCarrier: ChangeCarrier = (carrier) =>
  changeCarrier(
    carrier,
    (rate) => renameFields(rate, inverse(RATE_FIELDS)),
    (charge) => ({ type: CHARGE_TYPE, ...renameFields(charge, inverse(CHARGE_FIELDS)) }),
  );

/** Changes every carrier inside a message; the data of apps stays as it is. */
function mapCarriers(value: unknown, change: ChangeCarrier): unknown {
  if (Array.isArray(value)) return value.map((item) => mapCarriers(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]): [string, unknown] => {
      if (name === 'extendedFields' || name === 'namespaceData') return [name, field];
      if (name === 'deliveryCarrier') return [name, changeObject(field, change)];
      if (name === 'deliveryCarriers' && Array.isArray(field))
        return [name, field.map((carrier) => changeObject(carrier, change))];
      return [name, mapCarriers(field, change)];
    }),
  );
}

const mapMessage = (message: Json, change: ChangeCarrier): Json => {
  const mapped = mapCarriers(message, change);
  return isObject(mapped) ? mapped : message;
};

/** Rates and charges of carriers had other names, in requests and replies. */
export const deliveryProfilesV1: OlderShape = (body) => ({
  request: mapMessage(body, currentCarrier),
  reply: (reply) => mapMessage(reply, olderCarrier),
});

/** The list of installed carriers had another name. */
export const deliveryCarrierDetails: OlderShape = (body) => ({
  request: body,
  reply: (reply) => renameFields(reply, { installedDeliveryCarriers: 'deliveryCarrierDetails' }),
});
