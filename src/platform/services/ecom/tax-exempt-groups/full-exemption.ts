import { MANUAL_TAX_APP_ID } from '../tax-regions/public.ts';

/**
 * Comes with the calculator: whoever belongs to it pays no tax, where a rate says nothing else of it. Assumed: the contract
 * tells of such a group, not which one.
 */
export const FULL_EXEMPTION = {
  id: 'c0a3e1d2-5b7f-4a86-9d31-6e2f80b40001',
  name: 'Fully exempt',
  appId: MANUAL_TAX_APP_ID,
};
