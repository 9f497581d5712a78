import { requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { addPlugin, changePlugin, listPlugins, removePlugin, tryPlugin } from './manage.ts';

const READ = 'ECOM.READ_CHECKOUT_SETTINGS';
const MANAGE = 'ECOM.UPDATE_CHECKOUT_SETTINGS';

export const routes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/plugins',
    async handle(_request, context) {
      requireMerchant(context, READ);
      return Response.json({ plugins: await listPlugins(context) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/plugins',
    ownTransactions: true,
    async handle(request, context) {
      requireMerchant(context, MANAGE);
      return Response.json(await addPlugin(request, context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/plugins/:id/change',
    async handle(request, context, { id = '' }) {
      requireMerchant(context, MANAGE);
      return Response.json(await changePlugin(request, context, id));
    },
  },
  {
    method: 'POST',
    path: '/hosted/plugins/:id/remove',
    async handle(_request, context, { id = '' }) {
      requireMerchant(context, MANAGE);
      return Response.json(await removePlugin(context, id));
    },
  },
  {
    /** Asks one now; nothing is written. */
    method: 'POST',
    path: '/hosted/plugins/:id/try',
    ownTransactions: true,
    async handle(request, context, { id = '' }) {
      requireMerchant(context, MANAGE);
      return Response.json(await tryPlugin(request, context, id));
    },
  },
];
