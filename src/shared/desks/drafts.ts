import * as drafts from '../contract/generated/ecom_draft-orders.rights.ts';
import type { DeskFacts } from './desk.ts';

export const draftsDesk = {
  name: 'drafts',
  place: 'main',
  under: 'orders',
  goTo: 'd',
  entities: ['wix.ecom.v1.draft_order'],
  rights: {
    list: drafts.queryDraftOrders,
    create: drafts.createDraftOrder,
    edit: drafts.updateLineItems,
    convert: drafts.createOrderFromDraft,
    commit: drafts.commitDraftOrder,
    delete: drafts.deleteDraftOrder,
  },
  jobs: { delete: drafts.deleteDraftOrder },
} as const satisfies DeskFacts;
