import { expect, it } from 'vitest';
import { checkPlugin, readPlugin, toPluginChange, type PluginValues } from './plugin-form.ts';

const ID = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
const form = (more: Partial<PluginValues> = {}): PluginValues => ({
  ...readPlugin(undefined),
  name: 'Friends',
  url: 'https://far.example',
  kinds: ['RECOMMENDATIONS'],
  ...more,
});

it('says beside each way of recommending what is wrong with it', () => {
  expect(checkPlugin(form())).toMatchObject({ algorithms: { key: 'plugins.error.algorithms' } });
  const algorithms = [
    { id: ID, name: 'Beside', type: 'RELATED_ITEMS' as const },
    { id: ` ${ID.toUpperCase()}`, name: ' ', type: 'GLOBAL' as const },
    { id: 'best', name: 'x'.repeat(51), type: 'GLOBAL' as const },
  ];
  expect(checkPlugin(form({ algorithms }))).toEqual({
    'algorithms.1.name': { key: 'counterpart.form.required' },
    'algorithms.1.id': { key: 'plugins.error.algorithmTwice' },
    'algorithms.2.name': { key: 'plugins.error.algorithmName' },
    'algorithms.2.id': { key: 'plugins.error.algorithmId' },
  });
  // Of what it is not asked about nothing is wrong.
  expect(checkPlugin(form({ algorithms, kinds: ['GIFT_CARDS'] }))).toEqual({});
});

it('sends what the kinds need, and nothing else', () => {
  const algorithms = [{ id: ` ${ID.toUpperCase()} `, name: ' Beside ', type: 'RELATED_ITEMS' as const }];
  expect(toPluginChange(form({ algorithms, secondStepWhenSilent: true }))).toMatchObject({
    algorithms: [{ id: ID, name: 'Beside', type: 'RELATED_ITEMS' }],
    secondStepWhenSilent: true,
  });
  expect(toPluginChange(form({ algorithms, kinds: ['GIFT_CARDS'] }))).not.toHaveProperty('algorithms');
});
