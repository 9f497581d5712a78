import { expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const box = new SecretBox('secret');

it('assumed: opens what was sealed, in every process that has the secret', async () => {
  const sealed = await box.seal('JBSWY3DPEHPK3PXP', 'row 1');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await box.seal('JBSWY3DPEHPK3PXP', 'row 1')).not.toBe(sealed);
  expect(await new SecretBox('secret').open(sealed, 'row 1')).toBe('JBSWY3DPEHPK3PXP');
});

it('assumed: opens nothing that was altered, moved to another row or sealed elsewhere', async () => {
  const sealed = await box.seal('JBSWY3DPEHPK3PXP', 'row 1');
  const altered = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  await expect(box.open(altered, 'row 1')).rejects.toMatchObject({ name: 'OperationError' });
  await expect(box.open(sealed, 'row 2')).rejects.toMatchObject({ name: 'OperationError' });
  await expect(new SecretBox('other').open(sealed, 'row 1')).rejects.toMatchObject({
    name: 'OperationError',
  });
});
