import { useRef, useState } from 'react';
import type { LabelRequest } from '#shared/labels.ts';
import type { Mailing } from '#shared/mailing.ts';
import { CallError } from '#wix/errors.ts';
import { orderFulfillmentOperations, type NewFulfillment } from '#wix/order-fulfillment-operations.ts';
import { labelIds, trackingOfLabel } from './label/label-choice.ts';
import { buyLabel } from './label/use-labels.ts';
import { trackingInfoOf } from './parcels.ts';
import { useFulfil } from './use-fulfillments.ts';

export interface ParcelToSend {
  /** On the page, from 1. */
  number: number;
  fulfillment: NewFulfillment;
  /** To be bought before it goes. */
  label?: { key: number; asked: Omit<LabelRequest, 'id'> };
}

export interface NotSent {
  number: number;
  reason: string;
}

/** Buys the labels, then sends all parcels that can go in one call; those whose label was rejected stay. */
export function useSendParcels(orderId: string, mailing: Mailing, done: (stayed: NotSent[]) => void) {
  const [idFor] = useState(labelIds);
  const stayed = useRef<NotSent[]>([]);
  return useFulfil<ParcelToSend[]>(
    orderId,
    async (parcels, options) => {
      const notSents: NotSent[] = [];
      const ready: NewFulfillment[] = [];
      let failure: unknown;
      for (const { number, fulfillment, label } of parcels) {
        if (!label) {
          ready.push(fulfillment);
          continue;
        }
        try {
          const bought = await buyLabel({ ...label.asked, id: idFor(label.key, label.asked) });
          if (bought.status !== 'bought')
            throw new CallError({ code: 'CARRIER_REFUSED', status: 400, message: bought.reason ?? '' });
          const trackingInfo = trackingInfoOf(trackingOfLabel(bought));
          ready.push({ ...fulfillment, ...(trackingInfo && { trackingInfo }) });
        } catch (error) {
          failure = error;
          notSents.push({ number, reason: error instanceof Error ? error.message : '' });
        }
      }
      if (ready.length === 0 && failure) throw failure;
      await orderFulfillmentOperations.send(orderId, ready, { ...options, mailing });
      stayed.current = notSents;
    },
    () => done(stayed.current),
  );
}
