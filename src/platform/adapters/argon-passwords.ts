import type { PasswordHasher } from '../ports.ts';

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const;

export const argonPasswords = (cost: { memorySize: number; iterations: number } = COST): PasswordHasher => ({
  hash: async (password) =>
    (await import('hash-wasm')).argon2id({
      ...COST,
      ...cost,
      password: password.normalize('NFKC'),
      salt: crypto.getRandomValues(new Uint8Array(16)),
      outputType: 'encoded',
    }),
  verify: async (password, hash) =>
    (await import('hash-wasm')).argon2Verify({ password: password.normalize('NFKC'), hash }),
});
