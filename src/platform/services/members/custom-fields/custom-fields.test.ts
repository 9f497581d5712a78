import { expect, it } from 'vitest';
import { newVisitor, startAccounts } from '#testing/accounts.ts';
import { fieldModules, newField } from '#testing/custom-fields.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'custom fields',
  (database) => {
    const start = () => startAccounts(database());
    const shop = () => fieldModules(start());
    const listed = async () => (await shop().customFields.listCustomFields()).fields ?? [];
    const namesOf = async (section: string) =>
      (await listed()).filter((field) => String(field.section) === section).map(({ name }) => name);
    const suggested = async () =>
      (await shop().customFieldSuggestions.queryCustomFieldSuggestions().find()).items.map(
        ({ name }) => name,
      );
    const systemField = async (key: string) => {
      const field = (await listed()).find((one) => one.key === key);
      return { id: String(field?._id), revision: String(field?.revision) };
    };

    it('docs: every profile begins with the fields of the platform, by section', async () => {
      const all = await listed();
      expect(all.map(({ name, section }) => [section, name])).toEqual([
        ['GENERAL', 'First name'],
        ['GENERAL', 'Last name'],
        ['GENERAL', 'Email'],
        ['GENERAL', 'Phone'],
        ['DISPLAY_INFO', 'Title'],
        ['ADDRESS', 'Address'],
      ]);
      expect(all[0]).toMatchObject({
        key: 'firstName',
        fieldOrigin: 'SYSTEM',
        fieldType: 'TEXT',
        defaultPrivacy: 'PRIVATE',
        appliesTo: 'ALL_MEMBERS',
        revision: '1',
      });
      expect(await suggested()).toEqual(['Birthdate', 'Company', 'Position']);
      const visitor = fieldModules(start(), newVisitor());
      expect((await visitor.customFields.listCustomFields()).fields).toHaveLength(all.length);
      expect(await errorOf(visitor.customFields.createCustomField({ name: 'Mine' }))).toBe(
        'PERMISSION_DENIED',
      );
    });

    it('docs: of the platform’s own fields only the privacy changes', async () => {
      const { customFields } = shop();
      const { id, revision } = await systemField('phone');
      const updated = await customFields.updateCustomField(id, { revision, defaultPrivacy: 'PUBLIC' });
      expect(updated).toMatchObject({ defaultPrivacy: 'PUBLIC', revision: '2' });
      const now = { revision: '2' };
      const [title, email] = [await systemField('title'), await systemField('email')];
      const rejected = [
        customFields.updateCustomField(id, { ...now, name: 'Telephone' }),
        customFields.updateCustomField(id, { ...now, socialType: 'OTHER' }),
        customFields.updateCustomField(id, { ...now, defaultPrivacy: 'UNKNOWN' }),
        customFields.updateCustomField(title.id, { revision: title.revision, defaultPrivacy: 'PRIVATE' }),
        customFields.updateCustomField(email.id, { revision: email.revision, defaultPrivacy: 'PUBLIC' }),
        customFields.updateCustomField(id, { revision: '1', defaultPrivacy: 'PRIVATE' }),
        customFields.deleteCustomField(id, '2'),
        customFields.hideCustomField(id, '2'),
        customFields.createCustomField({ name: 'first  NAME' }),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        'RESERVED_FIELD_NAME_NON_EDITABLE',
        'INVALID_FIELD_SOCIAL_TYPE',
        'INCORRECT_FIELD_PRIVACY',
        'INCORRECT_FIELD_PRIVACY',
        'INCORRECT_FIELD_PRIVACY',
        'REVISION_MISMATCH',
        'FAILED_PRECONDITION',
        'FAILED_PRECONDITION',
        'ALREADY_EXISTS',
      ]);
      await customFields.updateCustomField(id, { ...now, defaultPrivacy: 'PRIVATE' });
    });

    it('docs: fields are made with a type, a privacy and a network', async () => {
      const { customFields } = shop();
      const made = await customFields.createCustomField({ name: ' Favourite family ' });
      expect(made).toMatchObject({
        name: 'Favourite family',
        key: 'favourite-family',
        fieldType: 'TEXT',
        socialType: 'UNKNOWN',
        defaultPrivacy: 'PRIVATE',
        fieldOrigin: 'CUSTOM',
        section: 'GENERAL',
        revision: '1',
      });
      const social = await customFields.createCustomField({
        name: 'Instagram',
        fieldType: 'SOCIAL',
        socialType: 'INSTAGRAM',
        defaultPrivacy: 'PUBLIC',
      });
      expect(social).toMatchObject({ section: 'SOCIAL', socialType: 'INSTAGRAM' });
      const id = String(made._id);
      const renamed = await customFields.updateCustomField(id, { revision: '1', name: 'Best family' });
      expect(renamed).toMatchObject({ name: 'Best family', key: 'favourite-family', revision: '2' });
      const rejected = [
        customFields.createCustomField({ name: 'X', fieldType: 'UNKNOWN' }),
        customFields.createCustomField({ name: 'X', fieldType: 'SOCIAL' }),
        customFields.createCustomField({ name: 'X', fieldType: 'TEXT', socialType: 'VIMEO' }),
        customFields.createCustomField({ name: 'X', defaultPrivacy: 'UNKNOWN' }),
        customFields.createCustomField({ name: 'best FAMILY' }),
        customFields.createCustomField({ name: 'Birth date', fieldType: 'TEXT' }),
        customFields.updateCustomField(id, { revision: '2', name: 'Company' }),
        customFields.updateCustomField(id, { revision: '2', fieldType: 'NUMBER' }),
        customFields.updateCustomField(id, { revision: '1', name: 'Late' }),
        customFields.getCustomField(NOBODY),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        'INCORRECT_FIELD_TYPE',
        'INVALID_FIELD_SOCIAL_TYPE',
        'INVALID_FIELD_SOCIAL_TYPE',
        'INCORRECT_FIELD_PRIVACY',
        'ALREADY_EXISTS',
        'INCORRECT_FIELD_TYPE',
        'RESERVED_FIELD_NAME_NON_EDITABLE',
        ['field.fieldType FIELD_NOT_ALLOWED'],
        'REVISION_MISMATCH',
        'NOT_FOUND',
      ]);
    });

    it('docs: what is hidden is suggested, and comes back by its name', async () => {
      const { customFields, customFieldSuggestions } = shop();
      const { id, revision } = await newField(start(), { name: 'Wall height', fieldType: 'NUMBER' });
      const visitor = fieldModules(start(), newVisitor()).customFields;
      expect(await errorOf(visitor.getCustomField(id))).toBe('nothing refused');
      await customFields.hideCustomField(id, revision);
      expect(await errorOf(visitor.getCustomField(id))).toBe('NOT_FOUND');
      expect(await customFields.getCustomField(id)).toMatchObject({ field: { name: 'Wall height' } });
      expect(await namesOf('GENERAL')).not.toContain('Wall height');
      const { items } = await customFieldSuggestions
        .queryCustomFieldSuggestions()
        .eq('fieldType', 'NUMBER')
        .find();
      expect(items).toEqual([
        {
          name: 'Wall height',
          defaultPrivacy: 'PRIVATE',
          fieldType: 'NUMBER',
          socialType: 'UNKNOWN',
          fieldOrigin: 'CUSTOM',
          customFieldId: id,
        },
      ]);
      const page = await customFieldSuggestions.listCustomFieldSuggestions({
        paging: { limit: 1 },
        sorting: [{ fieldName: 'name', order: 'DESC' }],
      });
      expect(page.suggestions?.map(({ name }) => name)).toEqual(['Wall height']);
      expect(page.metadata).toMatchObject({ count: 1, offset: 0, total: 4 });
      expect(await errorOf(customFields.createCustomField({ name: 'wall height', fieldType: 'TEXT' }))).toBe(
        'INCORRECT_FIELD_TYPE',
      );
      const back = await customFields.createCustomField({ name: 'wall height', defaultPrivacy: 'PUBLIC' });
      expect(back).toMatchObject({
        _id: id,
        name: 'Wall height',
        defaultPrivacy: 'PUBLIC',
        fieldType: 'NUMBER',
      });
      const company = await customFields.createCustomField({ name: 'Company' });
      expect(company).toMatchObject({ key: 'company', fieldOrigin: 'CONTACT' });
      expect(await suggested()).toEqual(['Birthdate', 'Position']);
      await customFields.hideCustomField(String(company._id), String(company.revision));
      expect(await errorOf(customFields.hideCustomField(id, '1'))).toBe('REVISION_MISMATCH');
    });

    it('docs: what is deleted is gone, and no longer suggested', async () => {
      const { customFields } = shop();
      const { id, revision } = await newField(start(), { name: 'For a while' });
      expect(await errorOf(customFields.deleteCustomField(id, '7'))).toBe('REVISION_MISMATCH');
      await customFields.deleteCustomField(id, revision);
      expect(await errorOf(customFields.getCustomField(id))).toBe('NOT_FOUND');
      expect(await errorOf(customFields.deleteCustomField(id, revision))).toBe('NOT_FOUND');
      expect(await suggested()).not.toContain('For a while');
    });

    it('docs: a person says in which order a section stands', async () => {
      const { customFields } = shop();
      const made = [];
      for (const name of ['Order one', 'Order two']) made.push(await newField(start(), { name }));
      const [one, two] = made;
      const before = await namesOf('GENERAL');
      const { fields, section } = await customFields.updateCustomFieldsOrder(
        [String(two?.id), String(one?.id)],
        { section: 'GENERAL' },
      );
      expect(section).toBe('GENERAL');
      const others = before.filter((name) => !name?.startsWith('Order'));
      expect(fields?.map(({ name }) => name)).toEqual(['Order two', 'Order one', ...others]);
      expect(await namesOf('GENERAL')).toEqual(['Order two', 'Order one', ...others]);
      expect((await customFields.getCustomField(String(one?.id))).field).toMatchObject({ revision: '1' });
      const title = await systemField('title');
      const rejected = [
        customFields.updateCustomFieldsOrder([title.id], { section: 'GENERAL' }),
        customFields.updateCustomFieldsOrder([title.id, title.id]),
        customFields.updateCustomFieldsOrder([NOBODY]),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        ['fieldIds VALIDATION'],
        ['fieldIds VALIDATION'],
        'NOT_FOUND',
      ]);
    });

    it('assumed: two of one name at once are one field', async () => {
      const { customFields } = shop();
      const requested = Array.from({ length: 4 }, () => customFields.createCustomField({ name: 'Raced' }));
      const outcomes = await Promise.all(requested.map(errorOf));
      expect(outcomes.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
        'ALREADY_EXISTS',
        'ALREADY_EXISTS',
        'ALREADY_EXISTS',
        'nothing refused',
      ]);
      expect(start().errors).toEqual([]);
    });
  },
  platformMigrations,
);
