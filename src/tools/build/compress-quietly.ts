/** Beside the server that `npm start` started: the best compression of what browsers load, while the machine is idle. */
import { constants, setPriority } from 'node:os';
import { buildNames } from './builds.ts';
import { compressBuilds } from './compress-builds.ts';

setPriority(constants.priority.PRIORITY_LOW);
await compressBuilds(buildNames, ['br']);
