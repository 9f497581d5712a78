import { describe, expect, it } from 'vitest';
import type { OperationEntry, PackageContract } from '../../platform/contract/schema.ts';
import { reviewEffects } from './effects.ts';

const entry = (method: string, permissions: string[]): OperationEntry => ({
  fqn: '',
  method,
  path: '/',
  request: '',
  reply: '',
  permissions,
});

const contract = (operations: Record<string, OperationEntry>): PackageContract => ({
  package: 'tea',
  version: '',
  operations,
  definitions: {},
  events: [],
  querySpecs: {},
});

const list =
  '# The list.\n\ntea\n  # brewTea warms the pot only.\n  reads: brewTea getTea goneTea\n  changes: dropTea\n';
const known = {
  brewTea: entry('POST', ['TEA.WRITE']),
  dropTea: entry('GET', ['TEA.READ']),
  getTea: entry('GET', ['TEA.READ']),
};

describe('the list of reading operations', () => {
  it('keeps what a person said, with the comments, and drops what is gone', () => {
    const effects = reviewEffects(list, [contract(known)]);
    expect(effects.unreviewed).toEqual([]);
    expect(effects.isReadOnly('tea', 'brewTea')).toBe(true);
    expect(effects.isReadOnly('tea', 'dropTea')).toBe(false);
    expect(effects.text).toBe(list.replace(' goneTea', ''));
  });

  it('proposes for what is new; a proposal does not count', () => {
    const operations = {
      ...known,
      countTeas: entry('POST', ['TEA.READ']),
      getOrCreateTea: entry('POST', ['TEA.GET_OR_CREATE']),
    };
    const effects = reviewEffects(list, [contract(operations)]);
    expect(effects.unreviewed).toEqual(['tea.countTeas', 'tea.getOrCreateTea']);
    expect(effects.text).toContain('reads: brewTea getTea countTeas?');
    expect(effects.text).toContain('changes: dropTea getOrCreateTea?');
    expect(effects.isReadOnly('tea', 'countTeas')).toBe(false);
    expect(reviewEffects(effects.text, [contract(operations)])).toMatchObject({
      text: effects.text,
      unreviewed: effects.unreviewed,
    });
  });
});
