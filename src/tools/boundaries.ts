/** `npm run boundaries`: checks who imports whom against the rules of `.dependency-cruiser.mjs`. */
import { checkBoundaries } from './boundaries/check-boundaries.ts';

const { violations, report } = await checkBoundaries();
console.log(report);
process.exitCode = violations.length > 0 ? 1 : 0;
