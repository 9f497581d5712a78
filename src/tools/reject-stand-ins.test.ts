import { describe, expect, it } from 'vitest';
import { findStandIn } from './reject-stand-ins.ts';

const chunk = (module: string, renderedLength: number) => ({
  fileName: 'page.js',
  modules: { '/src/a.ts': { renderedLength: 10 }, [module]: { renderedLength } },
});

describe('a build', () => {
  it('is rejected where code of a stand-in remains in a chunk', () => {
    const module = '/work/src/stand-ins/absent/index.cjs';
    expect(findStandIn([chunk('/src/b.ts', 5), chunk(module, 5)])).toEqual({ chunk: 'page.js', module });
    const windows = String.raw`C:\work\src\stand-ins\mui-icons-material\icon.cjs`;
    expect(findStandIn([chunk(windows, 5)])).toEqual({ chunk: 'page.js', module: windows });
  });

  it('passes where none remains, or one that does what it replaces', () => {
    expect(findStandIn([chunk('/work/src/stand-ins/absent/index.cjs', 0)])).toBeUndefined();
    expect(findStandIn([chunk('/work/src/stand-ins/object-entries/index.cjs', 5)])).toBeUndefined();
  });
});
