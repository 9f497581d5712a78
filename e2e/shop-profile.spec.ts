import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { signInMember, type ShopMember } from './support/member.ts';
import { namedMember } from './support/public-member.ts';
import { showAll } from './support/reviews.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { registeredMember, signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

interface Known extends ShopMember {
  nickname: string;
  slug: string;
}

const freshWord = (): string => Math.random().toString(36).slice(2, 9);

/** A member with a nickname and an address of their own. */
async function named(page: Page): Promise<Known> {
  const member = await signedInMember(page);
  const word = freshWord();
  const nickname = `Ilse ${word}`;
  await page.goto('/account/profile');
  await page.getByLabel('Nickname').fill(nickname);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByLabel('Last part of the address').fill(`ilse-${word}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText('The address is changed.')).toBeVisible();
  return { ...member, nickname, slug: `ilse-${word}` };
}

async function makePublic(page: Page): Promise<void> {
  await page.goto('/account/profile');
  await page.getByRole('button', { name: 'Make it public' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Your full name, email, phone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Make it public' }).click();
  await expect(page.getByText('Public.', { exact: true })).toBeVisible();
}

test(
  'a profile is nobody’s until it is made public; then others follow, report and block',
  { tag: ['@main', '@phone-too'] },
  async ({ page, pageAs }) => {
    const ilse = await named(page);
    const path = `/people/${ilse.slug}`;
    const stranger = await pageAs('nobody');
    const [hidden, none] = [await stranger.goto(path), await stranger.goto(`/people/${freshWord()}`)];
    expect([hidden?.status(), none?.status()]).toEqual([404, 404]);
    await page.goto(path);
    await expect(page.getByText('It is private: only you can see it.')).toBeVisible();

    await makePublic(page);
    await expect(page.getByLabel('As a stranger sees it').getByText(ilse.nickname)).toBeVisible();
    const response = await stranger.goto(path);
    expect(response?.status()).toBe(200);
    await expect(stranger.getByRole('heading', { name: ilse.nickname, level: 1 })).toBeVisible();
    await expect(stranger.getByText('Levi')).toHaveCount(0);
    await expectAccessible(stranger, 'a profile');
    await expectNoSidewaysScroll(stranger, 'a profile');

    // Who is nobody yet signs in, and is back.
    await stranger.getByRole('link', { name: `Follow ${ilse.nickname}` }).click();
    await expect(stranger).toHaveURL(/\/sign-in\?back=/);
    const eva = await registeredMember(await pageAs('nobody'));
    await signInMember(stranger, eva, stranger.url());
    await expect(stranger).toHaveURL(new RegExp(`${path}$`));
    await stranger.getByRole('button', { name: `Follow ${ilse.nickname}` }).click();
    await expect(stranger.getByRole('button', { name: `You follow ${ilse.nickname}` })).toBeVisible();
    await expect(stranger.getByText('1 follower', { exact: true })).toBeVisible();

    await stranger.getByLabel('More').click();
    await stranger.getByRole('button', { name: 'Report' }).click();
    await stranger.getByRole('button', { name: 'Send the report' }).click();
    await expect(stranger.getByText('Choose what is wrong.')).toBeVisible();
    await stranger.getByLabel('Advertising or spam').check();
    await stranger.getByRole('button', { name: 'Send the report' }).click();
    await expect(stranger.getByText('Thank you. The shop looks at it.')).toBeVisible();
    await stranger.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

    await stranger.goto('/account/followers');
    await stranger.getByRole('button', { name: 'You follow' }).click();
    await expect(stranger.getByRole('link', { name: ilse.nickname })).toBeVisible();
    await expectAccessible(stranger, 'followers');

    await stranger.goto(path);
    await stranger.getByLabel('More').click();
    await stranger.getByRole('button', { name: 'Block' }).click();
    await expect(stranger.getByText('Neither of you follows the other from now on.')).toBeVisible();
    await stranger.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(stranger.getByRole('heading', { name: `${ilse.nickname} is blocked.` })).toBeFocused();
    await stranger.goto(path);
    await expect(stranger.getByRole('heading', { name: 'No. 404 was never drawn.' })).toBeVisible();

    await stranger.goto('/account/profile');
    await stranger.getByRole('button', { name: `Unblock ${ilse.nickname}` }).click();
    await expect(stranger.getByText('Unblocked.', { exact: false })).toBeVisible();
    await stranger.goto(path);
    await expect(stranger.getByRole('button', { name: `Follow ${ilse.nickname}` })).toBeVisible();
  },
);

test(
  'what one tells of oneself is kept as it was written, and the address says what is wrong with it',
  { tag: '@rare' },
  async ({ page }) => {
    const { slug } = await named(page);
    await page.goto('/account/profile');
    const editor = page.getByRole('textbox', { name: 'About you' });
    await editor.click();
    await page.keyboard.type('Looks at ');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('paper');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type(' first.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.keyboard.type('oak');
    await page.getByRole('button', { name: 'Save the text' }).click();
    await expect(page.getByText('The text is saved.')).toBeVisible();
    await expectAccessible(page, 'the profile to edit');
    await expectNoSidewaysScroll(page, 'the profile to edit');
    await page.reload();
    await expect(editor.locator('strong')).toHaveText('paper');

    const address = page.getByLabel('Last part of the address');
    for (const [wrong, said] of [
      ['noa levi', 'Letters, digits, hyphens and underscores only, without spaces.'],
      ['a'.repeat(256), 'Up to 255 characters.'],
      ['admin', /This one is taken/],
    ] as const) {
      await address.fill(wrong);
      await page.getByRole('button', { name: 'Change the address' }).click();
      await expect(page.getByText(said)).toBeVisible();
      await expect(address).toHaveAttribute('aria-invalid', 'true');
    }

    await makePublic(page);
    await page.goto(`/people/${slug}`);
    await expect(page.getByText('This is your profile, as everybody sees it.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'oak' })).toBeVisible();
    await page.goto(`/he/people/${slug}`);
    await expect(page.getByRole('heading', { name: 'אודות' })).toBeVisible();
    await expectAccessible(page, 'a profile in Hebrew');
  },
);

test(
  'a picture of one’s own stands in the text, and what another app wrote stays as it is',
  { tag: '@rare' },
  async ({ page, api }) => {
    const { email, slug } = await namedMember(page, api);
    const { members } = await api.platform<{ members: { id: string }[] }>(
      'POST',
      '/members/v1/members/query',
      {
        query: { filter: { loginEmail: email } },
      },
    );
    const memberId = members[0]?.id;
    const words = (text: string) => [
      { type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } },
    ];
    const foreign = [
      { type: 'HEADING', id: 'h', nodes: words('Who writes here'), headingData: { level: 2 } },
      {
        type: 'EXTERNAL',
        id: 'x',
        nodes: [],
        externalData: { fields: { of: { stringValue: 'another app' } } },
      },
    ];
    const { memberAbout } = await api.platform<{ memberAbout: { id: string } }>(
      'POST',
      '/members/v2/abouts',
      {
        memberAbout: {
          memberId,
          content: { nodes: [...foreign, { type: 'PARAGRAPH', id: 'p', nodes: words('Paper.') }] },
        },
      },
    );
    await page.goto('/account/profile');
    await expect(page.getByText(/^Another app wrote some of this/)).toBeVisible();
    const editor = page.getByRole('textbox', { name: 'About you' });
    await expect(editor.getByText('Who writes here')).toBeVisible();
    await editor.getByText('Paper.').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' First.');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await page
      .getByRole('group', { name: /^Picture/ })
      .locator('input[type=file]')
      .setInputFiles('docs/pictures/order.png');
    await expect(editor.getByRole('img', { name: 'Picture' })).toBeVisible();
    await expectAccessible(page, 'the text about oneself with a picture');
    await page.getByRole('button', { name: 'Save the text' }).click();
    await expect(page.getByText('The text is saved.')).toBeVisible();
    const { memberAbout: stored } = await api.platform<{ memberAbout: { content: { nodes: object[] } } }>(
      'GET',
      `/members/v2/abouts/${memberAbout.id}`,
    );
    expect(stored.content.nodes).toMatchObject([
      ...foreign,
      { type: 'PARAGRAPH', nodes: [{ textData: { text: 'Paper. First.' } }] },
      { type: 'IMAGE', imageData: { image: { src: { id: expect.any(String) } } } },
    ]);
    await makePublic(page);
    await page.goto(`/people/${slug}`);
    await expect(page.getByRole('heading', { name: 'Who writes here' })).toBeVisible();
    const picture = page.locator('main picture img').last();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  },
);

test(
  'a name under a review leads to the profile as long as that is public',
  { tag: '@rare' },
  async ({ page, api }) => {
    const putBack = await showAll(api);
    // By the page of the profile, where the shop learns how to greet them: a review is shown under that name.
    const ilse = await named(page);
    await makePublic(page);
    await page.goto('/products/reef/review');
    await page.getByLabel('Headline').fill('Asks for distance');
    await page.getByRole('textbox', { name: 'Your review' }).fill('From four metres it is a reef.');
    await page.getByRole('radio', { name: '4 of 5, very good' }).check({ force: true });
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByText('Your review is in the shop now.')).toBeVisible();
    await putBack();
    await page.goto(`/people/${ilse.slug}`);
    await expect(page.getByRole('heading', { name: 'Asks for distance' })).toBeVisible();
    await page.getByRole('link', { name: 'Reef', exact: true }).click();
    const name = page.getByRole('article').filter({ hasText: 'Asks for distance' }).getByRole('link').first();
    await expect(name).toHaveAttribute('href', `/people/${ilse.slug}`);
    await page.goto('/account/profile');
    await page.getByRole('button', { name: 'Make it private' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make it private' }).click();
    await expect(page.getByText('Private.', { exact: true })).toBeVisible();
    await page.goto('/products/reef?reviewSort=newest');
    await expect(page.getByText('Asks for distance')).toBeVisible();
    await expect(page.locator(`a[href="/people/${ilse.slug}"]`)).toHaveCount(0);
  },
);
