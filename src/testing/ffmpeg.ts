import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const isThere = (): Promise<boolean> =>
  run('ffprobe', ['-version']).then(
    () => true,
    () => false,
  );

/** Whether there is an ffmpeg for the tests; who may install Debian's gets it. Without it nothing of video can be tried. */
export async function haveFfmpeg(): Promise<boolean> {
  if (await isThere()) return true;
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env })
      .then(() => run('apt-get', ['install', '-y', '--no-install-recommends', 'ffmpeg'], { env }))
      .catch(() => undefined);
    if (await isThere()) return true;
  }
  console.warn('Video and sound are not tried: there is no ffmpeg (apt-get install ffmpeg).');
  return false;
}
