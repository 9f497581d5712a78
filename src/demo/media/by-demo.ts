import { DEMO_APP } from '../../shared/media-listing.ts';
import type { KnownFile } from '../../shared/media.ts';

/** Nobody uploaded what the demo store draws. */
export const BY_DEMO: NonNullable<KnownFile['addedBy']> = { type: 'APP', id: DEMO_APP };
