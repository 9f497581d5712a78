import { expect, it } from 'vitest';
import { startAccounts } from '#testing/accounts.ts';
import { badgeModules, newBadge, newMembers } from '#testing/badges.ts';
import { communityOf } from '#testing/community.ts';
import { fieldModules, newField } from '#testing/custom-fields.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'custom field applications',
  (database) => {
    const start = () => startAccounts(database());
    const shop = () => fieldModules(start());
    const appliesTo = async (memberIds: string[], key: string) => {
      const { results } = await shop().customFieldApplications.getMembersCustomFieldApplications(memberIds);
      return results?.map(
        ({ applications }) => applications?.find(({ customFieldKey }) => customFieldKey === key)?.applies,
      );
    };

    it('docs: a field is for those with a badge, and not for who is excluded', async () => {
      const { customFieldApplications, customFields } = shop();
      const badge = await newBadge(start(), 'Trade');
      const [ana = '', ben = '', cleo = ''] = await newMembers(start(), 3);
      await badgeModules(start()).badges.assignBadge(badge, [ana, ben]);
      const { id, key } = await newField(start(), { name: 'VAT number' });
      expect(await appliesTo([ana, ben, cleo], key)).toEqual([true, true, true]);
      const made = await customFieldApplications.createCustomFieldApplication({
        customFieldId: id,
        applications: { items: [{ applicationType: 'BADGE', entityId: badge }] },
        exclusions: { items: [{ exclusionType: 'MEMBER', entityId: ben }] },
      });
      expect(made).toMatchObject({ customFieldId: id, customFieldKey: key, revision: '1' });
      expect(await appliesTo([ana, ben, cleo], key)).toEqual([true, false, false]);
      expect((await customFields.getCustomField(id)).field?.appliesTo).toBe('SELECTED_MEMBERS');
      const updated = await customFieldApplications.updateCustomFieldApplication(id, {
        revision: '1',
        applications: { items: [{ applicationType: 'MEMBER', entityId: cleo }] },
        exclusions: { items: [] },
      });
      expect(updated).toMatchObject({ revision: '2', exclusions: { items: [] } });
      expect(await appliesTo([ana, ben, cleo], key)).toEqual([false, false, true]);
      const stale = { revision: '1', applications: { items: [] }, exclusions: { items: [] } };
      expect(await errorOf(customFieldApplications.updateCustomFieldApplication(id, stale))).toBe(
        'REVISION_MISMATCH',
      );
      expect(
        (await customFieldApplications.getCustomFieldApplications([id, NOBODY])).applications,
      ).toHaveLength(1);
      await customFieldApplications.deleteCustomFieldApplication(id);
      expect(await appliesTo([ana, ben, cleo], key)).toEqual([true, true, true]);
      expect((await customFields.getCustomField(id)).field?.appliesTo).toBe('ALL_MEMBERS');
    });

    it('docs: of roles it is told in the same way', async () => {
      const { customFieldApplications } = shop();
      const [editor, guest] = [crypto.randomUUID(), crypto.randomUUID()];
      const { id, key } = await newField(start(), { name: 'Pen name' });
      await customFieldApplications.createCustomFieldApplication({
        customFieldId: id,
        applications: { items: [{ applicationType: 'ROLE', entityId: editor }] },
        exclusions: { items: [] },
      });
      const { results } = await customFieldApplications.getRolesCustomFieldApplications([editor, guest]);
      expect(
        results?.map(({ roleId, applications }) => [
          roleId,
          applications?.find(({ customFieldKey }) => customFieldKey === key)?.applies,
        ]),
      ).toEqual([
        [editor, true],
        [guest, false],
      ]);
    });

    it('docs: a field is for the members of a role', async () => {
      const { memberRoleDefinition, authorization } = communityOf(start());
      const [ana = '', ben = ''] = await newMembers(start(), 2);
      const { role } = await memberRoleDefinition.createMemberRoleDefinition('FIELD_WRITER', {
        roleTitle: 'Writer',
      });
      await authorization.assignRole(ana, 'FIELD_WRITER');
      const { id, key } = await newField(start(), { name: 'Byline' });
      await shop().customFieldApplications.createCustomFieldApplication({
        customFieldId: id,
        applications: { items: [{ applicationType: 'ROLE', entityId: String(role?._id) }] },
        exclusions: { items: [] },
      });
      expect(await appliesTo([ana, ben], key)).toEqual([true, false]);
    });

    it('assumed: one application a field, of known kinds', async () => {
      const { customFieldApplications } = shop();
      const { id } = await newField(start(), { name: 'Limited' });
      const input = { customFieldId: id, applications: { items: [] }, exclusions: { items: [] } };
      const of = customFieldApplications;
      expect(await errorOf(of.getCustomFieldApplication(id))).toBe('NOT_FOUND');
      expect(await errorOf(of.deleteCustomFieldApplication(id))).toBe('NOT_FOUND');
      await of.createCustomFieldApplication(input);
      const rejected = [
        of.createCustomFieldApplication(input),
        of.createCustomFieldApplication({ ...input, customFieldId: NOBODY }),
        of.updateCustomFieldApplication(id, {
          revision: '1',
          applications: { items: [{ applicationType: 'UNKNOWN', entityId: NOBODY }] },
          exclusions: { items: [] },
        }),
        of.createCustomFieldApplication({
          ...input,
          applications: {
            items: Array.from({ length: 101 }, () => ({
              applicationType: 'MEMBER' as const,
              entityId: crypto.randomUUID(),
            })),
          },
        }),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        'ALREADY_EXISTS',
        'NOT_FOUND',
        ['application.applications.items[0] INVALID_ENUM_VALUE'],
        ['application.applications.items MAX_SIZE'],
      ]);
    });
  },
  platformMigrations,
);
