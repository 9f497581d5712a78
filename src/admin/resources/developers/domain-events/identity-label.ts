import type { EventIdentity } from '#shared/events.ts';

type Translate = (key: string, values?: object) => string;

/** Who did it: the kind, as handlers are told; whose id it is stands in the panel. */
export const identityLabel = (translate: Translate, { identityType }: EventIdentity): string =>
  translate(`domain-events.identity.${identityType}`);
