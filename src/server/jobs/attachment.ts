import type { GatewayContext } from '../http/gateway-env.ts';

/** A table that spreadsheets open as what it is. */
export const attachment = (c: GatewayContext, name: string, content: string): Response => {
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${name}.csv"`);
  return c.body(`\uFEFF${content}`);
};
