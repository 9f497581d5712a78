import type { members as api } from '@wix/members';
import { expect, it } from 'vitest';
import { newVisitor, startAccounts } from '#testing/accounts.ts';
import { newMembers } from '#testing/badges.ts';
import { fieldModules, newField } from '#testing/custom-fields.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

type Contact = NonNullable<api.Member['contact']>;
const FIRST_NAME = 'c0f1e1d5-0000-4000-8000-000000000001';

onDatabase(
  'custom fields of members',
  (database) => {
    const start = () => startAccounts(database());
    const shop = () => fieldModules(start());
    const as = (memberId: string) => fieldModules(start(), { kind: 'member', memberId });

    it('docs: values are of the type of their field, and the name is ignored', async () => {
      const [id = ''] = await newMembers(start(), 1);
      const { members } = as(id);
      const text = await newField(start(), { name: 'About my walls' });
      const number = await newField(start(), { name: 'Height', fieldType: 'NUMBER' });
      const date = await newField(start(), { name: 'Moved in', fieldType: 'DATE' });
      const url = await newField(start(), { name: 'Website', fieldType: 'URL' });
      const social = await newField(start(), {
        name: 'Pictures',
        fieldType: 'SOCIAL',
        socialType: 'INSTAGRAM',
      });
      const write = (customFields: Record<string, { name?: string; value?: unknown }>) =>
        members.updateMember(id, { contact: { customFields } });
      const updated = await write({
        [text.key]: { name: 'Ignored', value: 'Lime white' },
        [number.key]: { value: 2.9 },
        [date.key]: { value: '2024-05-09' },
        [url.key]: { value: 'https://levi-studio.example/' },
        [social.key]: { value: 'https://www.instagram.com/levi' },
      });
      expect(updated.contact?.customFields).toEqual({
        [text.key]: { name: 'About my walls', value: 'Lime white' },
        [number.key]: { name: 'Height', value: 2.9 },
        [date.key]: { name: 'Moved in', value: '2024-05-09' },
        [url.key]: { name: 'Website', value: 'https://levi-studio.example/' },
        [social.key]: { name: 'Pictures', value: 'https://www.instagram.com/levi' },
      });
      const at = (key: string): string => `member.contact.customFields.${key}`;
      const rejected = [
        write({ [text.key]: { value: 7 } }),
        write({ [text.key]: { value: 'x'.repeat(1001) } }),
        write({ [number.key]: { value: '2.9' }, [date.key]: { value: 'yesterday' } }),
        write({ [date.key]: { value: '2024-02-30' } }),
        write({ [url.key]: { value: 'javascript:alert(1)' } }),
        write({ [social.key]: { value: 'https://instagram.com.evil.example/levi' } }),
        write({ nothing: { value: 'x' } }),
        write({ company: { value: 'x' } }),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        [`${at(text.key)}.value FORMAT`],
        [`${at(text.key)}.value MAX_LENGTH`],
        [`${at(number.key)}.value FORMAT`, `${at(date.key)}.value FORMAT`],
        [`${at(date.key)}.value FORMAT`],
        [`${at(url.key)}.value OTHER`],
        [`${at(social.key)}.value OTHER`],
        [`${at('nothing')} VALIDATION`],
        [`${at('company')} VALIDATION`],
      ]);
      const cleared = await write({ [text.key]: { value: '' }, [number.key]: { value: null } });
      expect(Object.keys(cleared.contact?.customFields ?? {})).toEqual(
        expect.not.arrayContaining([text.key, number.key]),
      );
      const made = { loginEmail: `${crypto.randomUUID()}@example.com` };
      const bad = { ...made, contact: { customFields: { [number.key]: { value: 'x' } } } };
      expect(await errorOf(shop().members.createMember({ member: bad }))).toEqual([
        `options.${at(number.key)}.value FORMAT`,
      ]);
    });

    it('docs: others see of a profile what is public, and only of whom the field is for', async () => {
      const [id = '', other = ''] = await newMembers(start(), 2, 'PUBLIC');
      const open = await newField(start(), { name: 'Open', defaultPrivacy: 'PUBLIC' });
      const secret = await newField(start(), { name: 'Secret' });
      const fullOf = (from: ReturnType<typeof as>) => from.members.getMember(id, { fieldsets: ['FULL'] });
      await shop().members.updateMember(id, {
        contact: {
          firstName: 'Noa',
          customFields: { [open.key]: { value: 'to all' }, [secret.key]: { value: 'to me' } },
        },
      });
      const both = {
        [open.key]: { name: 'Open', value: 'to all' },
        [secret.key]: { name: 'Secret', value: 'to me' },
      };
      for (const one of [shop(), as(id)])
        expect(await fullOf(one)).toMatchObject({ contact: { firstName: 'Noa', customFields: both } });
      const { member } = await as(id).members.getCurrentMember({ fieldsets: ['FULL'] });
      expect(member?.contact?.customFields).toEqual(both);
      const strangers = [as(other), fieldModules(start(), newVisitor())];
      for (const one of strangers)
        expect((await fullOf(one)).contact).toEqual({
          customFields: { [open.key]: { name: 'Open', value: 'to all' } },
          addresses: [],
          emails: [],
          phones: [],
        });
      expect(await strangers[0]?.members.getMember(id)).not.toHaveProperty('contact');

      // For others only; then off the profile; then on it again; then gone, with what was in it.
      await shop().customFieldApplications.createCustomFieldApplication({
        customFieldId: open.id,
        applications: { items: [{ applicationType: 'MEMBER', entityId: other }] },
        exclusions: { items: [] },
      });
      for (const one of strangers) expect(await fullOf(one)).not.toHaveProperty('contact');
      expect((await fullOf(as(id))).contact?.customFields).not.toHaveProperty(open.key);
      await shop().customFieldApplications.deleteCustomFieldApplication(open.id);
      await shop().customFields.hideCustomField(open.id, open.revision);
      expect((await fullOf(shop())).contact?.customFields).not.toHaveProperty(open.key);
      const back = await shop().customFields.createCustomField({ name: 'Open' });
      expect((await fullOf(shop())).contact?.customFields).toEqual(both);
      await shop().customFields.deleteCustomField(open.id, String(back.revision));
      await newField(start(), { name: 'Open', defaultPrivacy: 'PUBLIC' });
      expect((await fullOf(shop())).contact?.customFields).toEqual({ [secret.key]: both[secret.key] });
    });

    it('assumed: the muted write nothing into what others read, but take it back', async () => {
      const [id = ''] = await newMembers(start(), 1, 'PUBLIC');
      const open = await newField(start(), { name: 'Said to all', defaultPrivacy: 'PUBLIC' });
      const secret = await newField(start(), { name: 'Said to me' });
      const { members } = as(id);
      const say = (contact: Contact) => members.updateMember(id, { contact });
      const said = (value: unknown, key = open.key) => say({ customFields: { [key]: { value } } });
      const showFirstName = async (defaultPrivacy: 'PUBLIC' | 'PRIVATE') => {
        const { field } = await shop().customFields.getCustomField(FIRST_NAME);
        await shop().customFields.updateCustomField(FIRST_NAME, {
          revision: String(field?.revision),
          defaultPrivacy,
        });
      };
      await showFirstName('PUBLIC');
      await said('Hello');
      await say({ firstName: 'Noa', addresses: [{ city: 'Porto', country: 'PT' }] });
      await shop().members.muteMember(id);
      expect(await errorOf(said('Read this'))).toBe('MEMBER_MUTED');
      expect(await errorOf(say({ firstName: 'Read this' }))).toBe('MEMBER_MUTED');
      const both = { firstName: 'Noa', customFields: { [open.key]: { value: 'Hello' } } };
      expect(await errorOf(say({ ...both, company: 'My own' }))).toBe('nothing refused');
      expect(await errorOf(said('a note', secret.key))).toBe('nothing refused');
      expect((await said('')).contact?.customFields).not.toHaveProperty(open.key);
      expect((await say({ firstName: '' })).contact?.firstName).toBeFalsy();
      await shop().members.updateMember(id, { contact: { customFields: { [open.key]: { value: 'shop' } } } });
      await shop().members.unmuteMember(id);
      expect(await errorOf(said('Read this'))).toBe('nothing refused');
      await showFirstName('PRIVATE');
    });

    it('assumed: what is hidden is in no answer of a verb', async () => {
      const [id = ''] = await newMembers(start(), 1);
      const field = await newField(start(), { name: 'Set aside', defaultPrivacy: 'PUBLIC' });
      const customFields = { [field.key]: { value: 'no longer asked' } };
      await shop().members.updateMember(id, { contact: { firstName: 'Noa', customFields } });
      await shop().customFields.hideCustomField(field.id, field.revision);
      const { members } = as(id);
      const answers = [
        await members.joinCommunity(),
        await members.joinCommunity(),
        await members.leaveCommunity(),
        await members.leaveCommunity(),
        await members.updateCurrentMemberSlug(`noa-${id}`),
        await members.updateMemberSlug(id, `noa-${id}`),
        await members.deleteMemberAddresses(id),
        await members.deleteMemberEmails(id),
        await members.deleteMemberPhones(id),
        await shop().members.muteMember(id),
        await shop().members.unmuteMember(id),
        await shop().members.blockMember(id),
        await shop().members.approveMember(id),
      ];
      for (const { member } of answers) {
        expect(member?.contact).toMatchObject({ firstName: 'Noa' });
        expect(member?.contact).not.toHaveProperty('customFields');
      }
    });
  },
  platformMigrations,
);
