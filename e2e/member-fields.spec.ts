import type { Browser, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { type NamedMember, publicMember } from './support/public-member.ts';
import { signedInMember } from './support/signed-in.ts';
import { expect, test, watch } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

interface Field {
  id: string;
  name: string;
  revision: string;
}

const made: string[] = [];

/** In the designer, as the shop's people do it: for members with this badge only. */
async function design(office: Page, name: string, badge: string): Promise<string> {
  await office.goto('/admin/custom-fields/create');
  await office.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await office
    .getByRole('group', { name: 'Only for members with one of' })
    .getByRole('checkbox', { name: badge })
    .check();
  await office.getByRole('button', { name: 'Create custom field' }).click();
  await expect(office).toHaveURL(/\/custom-fields\/[\w-]{36}$/, { timeout: 30_000 });
  const id = office.url().split('/').at(-1) ?? '';
  made.push(id);
  return id;
}

/** The same without the designer, which `custom-fields.spec.ts` proves. */
async function newField(
  api: Api,
  field: { name: string; fieldType?: string; defaultPrivacy?: string },
): Promise<string> {
  const reply = await api.platform<{ field: Field }>('POST', '/members/v1/custom-fields', {
    field: { fieldType: 'TEXT', defaultPrivacy: 'PUBLIC', ...field },
  });
  made.push(reply.field.id);
  return reply.field.id;
}

async function visibility(api: Api, publicMemberVisibility: string): Promise<void> {
  const { memberPrivacySettings: now } = await api.platform<{ memberPrivacySettings: { revision: string } }>(
    'GET',
    '/members/v1/privacy-settings',
  );
  await api.platform('POST', '/members/v1/privacy-settings', {
    memberPrivacySettings: {
      publicMemberCandidates: 'ANYONE',
      publicMemberVisibility,
      revision: now.revision,
    },
  });
}

test.afterEach(async ({ api }) => {
  await visibility(api, 'VISIBLE_TO_ALL');
  for (const id of made.splice(0)) {
    const { field } = await api.platform<{ field: Field }>('GET', `/members/v1/custom-fields/${id}`);
    await api.platform('DELETE', `/members/v1/custom-fields/${id}?revision=${field.revision}`);
  }
});

async function somebodyElse(browser: Browser, page: Page, errors: string[]): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    baseURL: baseURL ?? new URL(page.url()).origin,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const other = await context.newPage();
  watch(other, errors);
  return other;
}

const asked = (page: Page) => page.getByRole('form', { name: 'What the shop asks' });

async function answer(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/account/profile');
  for (const [name, value] of Object.entries(answers)) await asked(page).getByLabel(name).fill(value);
  await asked(page).getByRole('button', { name: 'Save the answers' }).click();
}

/** What somebody reads on the page of a member, of these fields. */
async function expectRead(
  page: Page,
  { slug, nickname }: NamedMember,
  facts: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  await page.goto(`/people/${slug}`);
  await expect(page.getByRole('heading', { name: nickname, level: 1 })).toBeVisible();
  for (const [name, value] of Object.entries(facts)) {
    const row = page.locator('dl > div').filter({ hasText: name });
    if (value === undefined) await expect(row, `${name} is not for them`).toHaveCount(0);
    else await expect(row.getByRole('definition')).toHaveText(value);
  }
}

test(
  'what the shop asks is answered in the account, and read by those alone it is for',
  { tag: ['@rare', '@phone-too'] },
  async ({ page, pageAs, api, browser, faults }) => {
    test.slow();
    const word = freshName();
    const [open, stored, trade, press] = [
      `Paint ${word}`,
      `Height ${word}`,
      `Trade ${word}`,
      `Press ${word}`,
    ];
    const office = await pageAs('merchant');
    await newField(api, { name: open });
    await newField(api, { name: stored, fieldType: 'NUMBER', defaultPrivacy: 'PRIVATE' });
    await design(office, trade, 'Trade');
    const ofPress = await newField(api, { name: press });
    const roleKey = `PRESS_${word.replaceAll(/\W/g, '').toUpperCase()}`;
    await api.platform('POST', '/members/v1/roles/definitions', {
      roleKey,
      roleTitle: `Press ${word}`,
    });
    const { role } = await api.platform<{ role: { id: string } }>(
      'GET',
      `/members/v1/roles/definitions/${roleKey}`,
    );
    // Roles are given here by the platform itself; the designer limits by badge.
    await api.platform('POST', '/members/v1/custom-fields-applications', {
      application: {
        customFieldId: ofPress,
        applications: { items: [{ applicationType: 'ROLE', entityId: role.id }] },
        exclusions: { items: [] },
      },
    });

    const ilse = await publicMember(page, api);
    await page.goto('/account/profile');
    const row = (name: string) =>
      asked(page)
        .locator('div', { has: page.getByLabel(name) })
        .last();
    await expect(row(open)).toContainText('Everyone');
    await expect(row(stored)).toContainText('Only you and the shop');
    // Neither is asked of whom it is not for.
    for (const name of [trade, press]) await expect(asked(page).getByLabel(name)).toHaveCount(0);
    await expectAccessible(page, 'what the shop asks');
    await expectNoSidewaysScroll(page, 'what the shop asks');

    await answer(page, { [open]: 'Lime white', [stored]: '2.9 m' });
    await expect(asked(page).getByText(/^A number, such as 250/)).toBeVisible();
    await expect(asked(page).getByLabel(stored)).toBeFocused();
    await expect(asked(page).getByLabel(open)).toHaveValue('Lime white');
    await expectAccessible(page, 'what the shop asks, refused');
    await asked(page).getByLabel(stored).fill('2,9');
    await asked(page).getByRole('button', { name: 'Save the answers' }).click();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await expect(page.getByLabel('As a stranger sees it').getByText('Lime white')).toBeVisible();

    const { badges } = await api.platform<{ badges: { id: string; title: string }[] }>(
      'GET',
      '/members/v3/badges',
    );
    const badge = badges.find(({ title }) => title === 'Trade')?.id ?? '';
    await api.platform('POST', `/members/v3/badges/${badge}/members`, { memberIds: [ilse.id] });
    await api.platform('POST', `/members/v1/roles/members/${ilse.id}`, { roleKey });
    await answer(page, { [trade]: 'NL 8501.23', [press]: 'De Gids' });
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await page.reload();
    await expect(asked(page).getByLabel(stored)).toHaveValue('2.9');
    await expect(asked(page).getByLabel(press)).toHaveValue('De Gids');

    const all = { [open]: 'Lime white', [trade]: 'NL 8501.23', [press]: 'De Gids' };
    const visitor = await somebodyElse(browser, page, faults);
    const member = await somebodyElse(browser, page, faults);
    await signedInMember(member);
    for (const one of [visitor, member]) await expectRead(one, ilse, { ...all, [stored]: undefined });
    await expectAccessible(visitor, 'a profile with answers');
    await expectNoSidewaysScroll(visitor, 'a profile with answers');
    await expectRead(page, ilse, { ...all, [stored]: '2.9Only you and the shop see it' });
    const staff = await api.platform<{ member: { contact: { customFields: object } } }>(
      'GET',
      `/members/v1/members/${ilse.id}?fieldsets=FULL`,
    );
    expect(
      Object.values(staff.member.contact.customFields as Record<string, { name: string; value: unknown }>),
    ).toEqual(
      expect.arrayContaining([
        { name: open, value: 'Lime white' },
        { name: stored, value: 2.9 },
        { name: trade, value: 'NL 8501.23' },
        { name: press, value: 'De Gids' },
      ]),
    );

    // Who has the role no longer is neither asked nor told of.
    await api.platform('DELETE', `/members/v1/roles/members/${ilse.id}?roleKey=${roleKey}`);
    await expectRead(visitor, ilse, { [open]: 'Lime white', [press]: undefined });
    await page.goto('/account/profile');
    await expect(asked(page).getByLabel(open)).toHaveValue('Lime white');
    await expect(asked(page).getByLabel(press)).toHaveCount(0);

    // The shop shows profiles to members only.
    await office.goto('/admin/member-settings');
    await office
      .getByRole('radiogroup', { name: 'Public profiles visible to' })
      .getByText('Members only')
      .click();
    await office.getByRole('button', { name: 'Save' }).first().click();
    await expect(office.getByText('Saved', { exact: true }).first()).toBeVisible();
    expect((await visitor.goto(`/people/${ilse.slug}`))?.status()).toBe(404);
    await page.reload();
    await expect(row(open)).toContainText('Members who are signed in');
    await member.goto(`/people/${ilse.slug}`);
    await api.platform('DELETE', `/members/v1/roles/definitions/${roleKey}`);
    await api.platform('DELETE', `/members/v3/badges/${badge}/members`, { memberIds: [ilse.id] });
    for (const one of [visitor, member]) await one.context().close();
  },
);

test('what cannot be saved is said, and what was typed stays', { tag: '@rare' }, async ({ page, api }) => {
  const word = freshName();
  const [walls, height] = [`Walls ${word}`, `High ${word}`];
  const ofWalls = await newField(api, { name: walls });
  await newField(api, { name: height, fieldType: 'NUMBER' });
  const ilse = await publicMember(page, api);
  await page.goto('/account/profile');
  const typed = asked(page).getByLabel(walls);
  await typed.fill('Lime white');

  // Changed elsewhere meanwhile: both stand until the shopper has decided.
  const { field } = await api.platform<{ field: { key: string } }>(
    'GET',
    `/members/v1/custom-fields/${ofWalls}`,
  );
  await api.platform('PATCH', `/members/v1/members/${ilse.id}`, {
    member: { id: ilse.id, contact: { customFields: { [field.key]: { value: 'Raw plaster' } } } },
  });
  const save = asked(page).getByRole('button', { name: 'Save the answers' });
  await save.click();
  await expect(page.getByText(`Changed elsewhere meanwhile: ${walls}.`)).toBeVisible();
  await expect(typed).toHaveValue('Lime white');
  await save.click();
  await expect(page.getByText('Your answers are saved.')).toBeVisible();

  // Whom the shop has muted is told so.
  await api.platform('POST', `/members/v1/members/${ilse.id}/mute`, {});
  await asked(page).getByLabel('Line under your name').fill('Painter of rooms');
  await save.click();
  await expect(asked(page).getByText(/^The shop lets you read and buy/)).toBeVisible();
  await expect(asked(page).getByLabel('Line under your name')).toHaveValue('Painter of rooms');
  await api.platform('POST', `/members/v1/members/${ilse.id}/unmute`, {});

  // The shop stops asking while somebody answers.
  await typed.fill('Chalk');
  const { field: before } = await api.platform<{ field: Field }>(
    'GET',
    `/members/v1/custom-fields/${ofWalls}`,
  );
  await api.platform('POST', `/members/v1/custom-fields/${ofWalls}/hide`, { revision: before.revision });
  await save.click();
  await expect(page.getByText(`The shop does not ask for this any more: ${walls}.`)).toBeVisible();
  await expect(typed).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
  await page.goto(`/people/${ilse.slug}`);
  await expect(page.getByText('Painter of rooms')).toBeVisible();
});
