import type { Context } from '#platform/context.ts';
import type { Handlers, SubscriptionContractsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { CHARGE_DECLINED } from '../../extensions/payments/public.ts';
import { contractNotFound } from './change.ts';
import { deskRoutes } from './desk-routes.ts';
import { followAgreement, followApproval, followDecline, followDeletion } from './listen.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { contracts as entity, entities } from './tables.ts';
import { chargeDue } from './maintenance.ts';

const contracts = crud<SubscriptionContractsApi>()({
  entity,
  key: 'subscriptionContract',
  plural: 'subscriptionContracts',
  id: 'subscriptionContractId',
  notFound: contractNotFound,
});

export const subscriptionContracts = defineService({
  name: 'subscription-contracts',
  package: 'ecom_subscription-contracts',
  handlers: {
    getSubscriptionContract: contracts.get,
    querySubscriptionContracts: contracts.query,
  } satisfies Handlers<SubscriptionContractsApi, Context>,
  listeners: {
    'wix.ecom.v1.order_approved': followApproval,
    'wix.ecom.subscription_contracts.v1.subscription_contract_updated': followAgreement,
    [CHARGE_DECLINED]: followDecline,
    'wix.members.v1.member_deleted': followDeletion,
  },
  routes: [...routes, ...deskRoutes],
  maintain: chargeDue,
  ownTransactions: ['maintain'],
  entities,
  migrations,
});
