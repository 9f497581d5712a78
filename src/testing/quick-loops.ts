/** Loaded before a server's own code: what it looks after once a minute it looks after twice a second. */
const MINUTE = 60_000;
const given = globalThis.setInterval;

globalThis.setInterval = Object.assign(
  (work: () => void, ms?: number) => given(work, ms === MINUTE ? 500 : ms),
  given,
);
