/** Loaded before a server's own code: what it looks after once a minute it looks after twice a second. */
const MINUTE = 60_000;
const input = globalThis.setInterval;

globalThis.setInterval = Object.assign(
  (work: () => void, ms?: number) => input(work, ms === MINUTE ? 500 : ms),
  input,
);
