import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { CpuMeter } from './cpu-meter.ts';
import { ProcessTree, type Sampled } from './process-tree.ts';
import { parseStat } from './read-processes.ts';

const sampled = (key: string, parent: string | undefined, own: number, waitedFor = 0): Sampled => ({
  key,
  parent,
  own,
  waitedFor,
  isMarked: key === 'root',
});

it('adds up a tree, whatever the order, and nothing else', () => {
  const tree = new ProcessTree();
  tree.add([
    sampled('leaf', 'child', 3),
    sampled('child', 'root', 2),
    sampled('root', 'shell', 1),
    sampled('other', 'shell', 50),
  ]);
  expect(tree.seconds()).toBe(6);
});

it('counts a child that ended once, by the parent that waited for it', () => {
  const tree = new ProcessTree();
  tree.add([sampled('root', 'shell', 1), sampled('child', 'root', 2)]);
  tree.add([sampled('root', 'shell', 1, 2.5)]);
  expect(tree.seconds()).toBe(3.5);
});

it('counts children that nobody waited for by what was seen of them', () => {
  const tree = new ProcessTree();
  tree.add([sampled('root', 'shell', 1), sampled('browser', 'root', 2), sampled('renderer', 'browser', 8)]);
  tree.add([sampled('root', 'shell', 1, 2)]);
  expect(tree.seconds()).toBe(11);
});

it('counts a server that was detached beside its former parent', () => {
  const tree = new ProcessTree();
  tree.add([sampled('root', 'shell', 1), sampled('server', 'root', 2)]);
  tree.add([sampled('root', 'shell', 1, 5), sampled('server', 'init', 4)]);
  expect(tree.seconds()).toBe(10);
});

it('reads a line of the system, whatever the name of the program', () => {
  const line = `42 (a) b (c)) S 7 ${'0 '.repeat(9)}150 50 200 100 0 0 0 0 99 0`;
  expect(parseStat(line)).toEqual({ parentId: 7, own: 2, waitedFor: 3, start: '99' });
});

it.runIf(process.platform === 'linux')('measures a command and what it starts', async () => {
  const meter = new CpuMeter();
  const spin = 'const end = performance.now() + 1500; while (performance.now() < end);';
  const child = spawn(
    process.execPath,
    ['-e', `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(spin)}])`],
    { env: { ...process.env, ...meter.env } },
  );
  await once(child, 'exit');
  // How much of a core it had is the machine's business.
  expect(meter.stop()).toBeGreaterThan(0.1);
});
