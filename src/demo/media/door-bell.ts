const RATE = 16_000;
const SECONDS = 2.5;
/** When it is struck, and how high it sounds. */
const STRIKES = [
  [0, 880],
  [0.45, 659.25],
] as const;
/** What sounds along with a struck bell: how much higher, how loud, how soon gone. */
const PARTIALS = [
  [1, 1, 2.2],
  [2.76, 0.4, 4],
  [5.4, 0.2, 7],
] as const;

const loudnessAt = (time: number): number =>
  STRIKES.flatMap(([at, pitch]) =>
    time < at
      ? []
      : PARTIALS.map(
          ([times, loud, fade]) =>
            loud * Math.exp(-fade * (time - at)) * Math.sin(2 * Math.PI * pitch * times * (time - at)),
        ),
  ).reduce((sum, one) => sum + one, 0);

/** Two notes of a bell as a WAV file. */
export function doorBell(): Uint8Array {
  const samples = Math.round(RATE * SECONDS);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(Math.round(9_000 * loudnessAt(at / RATE)), 44 + at * 2);
  return file;
}
