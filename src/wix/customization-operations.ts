import { queryCustomizations, type Customization } from '@wix/auto_sdk_stores_customizations-v-3';
import { type CallOptions, staffClient } from './staff-client.ts';

export type { Customization };

/** As many as a menu holds. */
const SHOWN = 30;

/** What products ask of a buyer, by name. */
export async function knownModifiers(options?: CallOptions): Promise<Customization[]> {
  const { customizations = [] } = await staffClient(options).use(queryCustomizations)({
    filter: { customizationType: 'MODIFIER' },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    cursorPaging: { limit: SHOWN },
  });
  return customizations;
}
