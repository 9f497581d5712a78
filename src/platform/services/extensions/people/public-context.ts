import type { Context } from '#platform/context.ts';

/** Of whoever comes by without a name. */
export const asStranger = (context: Context): Context => ({
  ...context,
  caller: { kind: 'anyone', siteId: context.siteId },
});

/** A key of the shop reads pages for everybody: it sees what everybody sees. */
export const publicContextOf = (context: Context): Context =>
  context.caller.kind === 'api-key' ? asStranger(context) : context;
