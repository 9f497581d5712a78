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
  drift: { name: 'Drift', about: 'Ribbons carried by a current that nobody sees.', draw: drift },
  loop: { name: 'Loop', about: 'Bands that turn corners and always come back.', draw: loop },
  dune: { name: 'Dune', about: 'Ridges behind ridges, and one sun.', draw: dune },
  seedhead: {
    name: 'Seedhead',
    about: 'Seeds set at the golden angle, the way sunflowers do it.',
    draw: seedhead,
  },
  weave: { name: 'Weave', about: 'Warp, weft and a rule for which goes over.', draw: weave },
  isoline: { name: 'Isoline', about: 'Lines of equal height on land that does not exist.', draw: isoline },
  lunation: { name: 'Lunation', about: 'The phases of the moon, night after night.', draw: lunation },
  hollow: { name: 'Hollow', about: 'Layers of paper cut open, with something behind.', draw: hollow },
} as const satisfies Record<string, { name: string; about: string; draw: Sketch }>;

export type FamilyName = keyof typeof families;
