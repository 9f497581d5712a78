import { vi } from 'vitest';

// Modules of the browser's part keep state, such as the session: each test file begins with modules of its own.
vi.resetModules();
