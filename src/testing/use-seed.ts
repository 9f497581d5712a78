import fc from 'fast-check';
import { afterAll, inject, vi } from 'vitest';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });

// Files of a worker share its globals.
afterAll(() => void vi.unstubAllGlobals());
