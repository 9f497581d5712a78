import * as drafts from '../contract/generated/ecom_draft-subscription-contracts.rights.ts';
import type { DeskFacts } from './desk.ts';

const READ = ['ECOM.SUBSCRIPTION_CONTRACT_READ'];
const CHANGE = ['ECOM.MODIFY_ORDERS'];

export const subscriptionsDesk = {
  name: 'subscriptions',
  place: 'main',
  under: 'orders',
  goTo: 'n',
  own: true,
  entities: ['wix.ecom.subscription_contracts.v1.subscription_contract'],
  rights: { list: READ, edit: CHANGE, change: drafts.commitDraftSubscriptionContract },
  jobs: { pause: CHANGE, resume: CHANGE, cancel: CHANGE, export: READ },
} as const satisfies DeskFacts;
