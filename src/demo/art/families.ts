import { drift } from './drift.ts';
import { dune } from './dune.ts';
import { hollow } from './hollow.ts';
import { isoline } from './isoline.ts';
import { loop } from './loop.ts';
import { lunation } from './lunation.ts';
import { seedhead } from './seedhead.ts';
import type { Sketch } from './sheet.ts';
import { weave } from './weave.ts';

/** One program each. */
export const families = {
  drift: { name: 'Drift', draw: drift },
  loop: { name: 'Loop', draw: loop },
  dune: { name: 'Dune', draw: dune },
  seedhead: { name: 'Seedhead', draw: seedhead },
  weave: { name: 'Weave', draw: weave },
  isoline: { name: 'Isoline', draw: isoline },
  lunation: { name: 'Lunation', draw: lunation },
  hollow: { name: 'Hollow', draw: hollow },
} as const satisfies Record<string, { name: string; draw: Sketch }>;

export type FamilyName = keyof typeof families;
