import * as abandoned from '../contract/generated/ecom_abandoned-checkouts.rights.ts';
import type { DeskFacts } from './desk.ts';

export const abandonedCheckoutsDesk = {
  name: 'abandoned-checkouts',
  place: 'main',
  under: 'orders',
  goTo: 'u',
  entities: ['wix.ecom.v1.abandoned_checkout'],
  rights: {
    list: abandoned.searchAbandonedCheckouts,
    edit: abandoned.addAbandonedCheckoutActivity,
    delete: abandoned.deleteAbandonedCheckout,
  },
  jobs: {
    send: abandoned.addAbandonedCheckoutActivity,
    delete: abandoned.bulkDeleteAbandonedCheckouts,
    export: abandoned.searchAbandonedCheckouts,
  },
} as const satisfies DeskFacts;
