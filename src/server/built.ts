import { dirname } from 'node:path';

/** Where `npm run build` leaves what it built: around the bundled server, and below the folder where sources run. */
export const BUILT = import.meta.filename.endsWith('.ts') ? 'dist' : dirname(import.meta.dirname);
