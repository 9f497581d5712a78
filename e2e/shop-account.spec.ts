import { Secret, TOTP } from 'otpauth';
import { expectAccessible, expectStateAccessible } from './support/axe.ts';
import { fillCart, openCheckout } from './support/fill-cart.ts';
import { fillRegistration, mailedCode, newMember, recoveryLink, signInMember } from './support/member.ts';
import { readOrder, readTransactions } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { cartOf, CARDS, pay, writeAddress, writeCard } from './support/shopper.ts';
import { registeredMember, signedInMember } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'nobody', contextOptions: { reducedMotion: 'reduce' } });

const heading = (name: string | RegExp) => ({ name, level: 1 });

test(
  'a member registers, verifies, buys, and follows the order until it is sent and refunded',
  { tag: ['@main', '@phone-too'] },
  async ({ page, api }) => {
    test.slow();
    const policy = (requireEmailVerification: boolean) =>
      api.platform('PATCH', '/iam/signon/v1/sign-on-policies', {
        signOnPolicy: { requireEmailVerification },
      });
    const member = newMember();
    await policy(true);
    try {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Open the account' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
      await expectAccessible(page, 'register, refused');
      await fillRegistration(page, member);
      await expect(page.getByRole('heading', heading('Six digits, please'))).toBeVisible();
    } finally {
      await policy(false);
    }
    const code = page.getByLabel('Code');
    await code.fill('000000');
    await expect(page.getByText('This is not the code, or it is too old.')).toBeVisible();
    await expect(code).toBeFocused();
    await expectAccessible(page, 'verify, refused');
    const digits = await mailedCode(api, member.email);
    // As it is copied from a mail.
    await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await expect(page.getByRole('heading', heading('Orders'))).toBeVisible();
    await expect(page.getByText('No orders yet.')).toBeVisible();

    await openCheckout(page, 'reef');
    await writeAddress(page, { email: member.email, country: 'Netherlands' });
    await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
    await writeCard(page, CARDS.good);
    await pay(page);
    await expect(page.getByRole('heading', { name: 'Thank you, Noa.' })).toBeVisible();
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page).toHaveURL(/\/account\/orders\//);
    await expect(page.getByRole('heading', heading(/^Order \d+$/))).toBeVisible();
    await expect(page.getByText('With the printer')).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';

    const { lineItems } = await readOrder(api, id);
    const lineItemId = lineItems[0]?.id ?? '';
    const paymentId = (await readTransactions(api, id)).payments[0]?.id ?? '';
    await api.platform('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
      orderId: id,
      fulfillment: {
        lineItems: [{ id: lineItemId }],
        trackingInfo: { shippingProvider: 'dhl', trackingNumber: '0034 77' },
      },
    });
    await api.platform('POST', '/ecom/v1/order-billing/generate-receipts', {
      orderId: id,
      paymentIds: [paymentId],
    });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Follow parcel 1' })).toHaveAttribute(
      'href',
      'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id=0034%2077',
    );
    const receipt = page.getByRole('link', { name: /^Receipt R-\d+ \(PDF\)$/ });
    const paper = await page.request.get((await receipt.getAttribute('href')) ?? '');
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expectStateAccessible(page, 'an order that was sent');
    await expectNoSidewaysScroll(page, 'an order that was sent');

    await api.platform('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId: id,
      paymentRefunds: [{ paymentId, amount: { amount: '39.00' } }],
      refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
    });
    await page.goto('/account');
    await expect(page.getByText('Partly refunded')).toBeVisible();
    await expect(page.getByText('€39.00 went back to you.')).toBeVisible();
    await expectNoSidewaysScroll(page, 'orders');
    await page.getByRole('link', { name: 'See the refund' }).click();
    await expect(page.getByText('1 item refunded')).toBeVisible();
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(cartOf(page).getByRole('heading', { name: 'Reef' })).toBeVisible();
  },
);

test(
  'a forgotten password: the same answer for everybody, a link that works once',
  { tag: '@main' },
  async ({ page, api }) => {
    const member = await registeredMember(page);
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Forgotten?' }).click();
    for (const email of ['nobody-at-all@example.com', member.email]) {
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: /^Send/ }).click();
      await expect(page.getByText(/If there is an account for/)).toBeVisible();
    }
    const link = await recoveryLink(api, member.email);
    await page.goto(link);
    await page.getByLabel('New password').fill('too short');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByText('It is 3 characters short.')).toBeVisible();
    await expect(page.getByLabel('New password')).toBeFocused();
    await expectAccessible(page, 'new password');
    await page.getByLabel('New password').fill('another-horse-loom');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('heading', heading('Orders'))).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/);

    await signInMember(page, member);
    await expect(page.getByText(/do not belong together. You are not signed in/)).toBeVisible();
    await expectAccessible(page, 'sign in, refused');
    await page.goto(link);
    await page.getByLabel('New password').fill('third-horse-loom');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('heading', heading('This link is spent'))).toBeVisible();
    await signInMember(page, { ...member, password: 'another-horse-loom' }, '/account/profile');
    await expect(page.getByRole('heading', heading('Profile'))).toBeVisible();
  },
);

test('a second factor by app, a recovery code, and off again', { tag: '@main' }, async ({ page }) => {
  test.slow();
  const member = await signedInMember(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const factors = page.getByRole('region', { name: 'Second factors' });
  await factors.getByLabel('Your present password').fill('not this one');
  await factors.getByRole('button', { name: 'Show the key' }).click();
  await expect(factors.getByText('This is not the password.')).toBeVisible();
  await expect(factors.getByLabel('Your present password')).toBeFocused();
  await factors.getByLabel('Your present password').fill(member.password);
  await factors.getByRole('button', { name: 'Show the key' }).click();
  const key = (await page.locator('code').first().textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await expectAccessible(page, 'security, adding an app');
  await page.getByLabel('Code', { exact: true }).fill(totp.generate());
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeFocused();
  const [recovery = ''] = await page.getByRole('listitem').locator('code').allTextContents();
  await expectAccessible(page, 'security, recovery codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();
  await expectNoSidewaysScroll(page, 'security');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/);
  await signInMember(page, member, '/account/security');
  await expect(page.getByRole('heading', heading('Six digits, please'))).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await expect(page.getByText(/This is not the code/)).toBeVisible();
  await expectAccessible(page, 'second factor, refused');
  // A code counts once: the one that set it up is spent, the next one is not.
  await page.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await expect(page.getByRole('heading', heading('Security'))).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/);
  await signInMember(page, member, '/account/security');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('9 left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the second factor?' });
  await dialog.getByLabel('Your present password').fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not the password.')).toBeVisible();
  await expectAccessible(page, 'security, password again', { within: 'dialog[open]' });
  await dialog.getByLabel('Your present password').fill(member.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
});

test(
  'a new password requires the one before, and an account is deleted by whoever types its address',
  { tag: '@rare' },
  async ({ page }) => {
    const member = await signedInMember(page);
    await page.goto('/account/security');
    // The address requires it too, below.
    const present = page.getByLabel('Your present password').first();
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('The password is missing.')).toHaveCount(2);
    await present.fill('not this one');
    await page.getByLabel('New password').fill('another-horse-loom');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('This is not the password. Nothing was changed.')).toBeVisible();
    await expect(present).toBeFocused();
    await expectAccessible(page, 'security, the present password refused');
    await present.fill(member.password);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(
      page.getByText('The password is changed, and the other devices are signed out.'),
    ).toBeVisible();
    await expect(present).toHaveValue('');

    await page.getByRole('button', { name: 'Delete the account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText(/Nothing was deleted/)).toBeVisible();
    await expectAccessible(page, 'delete the account', { within: 'dialog[open]' });
    await dialog.getByRole('textbox').fill(member.email.toUpperCase());
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText(/The account is deleted/)).toBeVisible();
    await signInMember(page, { ...member, password: 'another-horse-loom' });
    await expect(page.getByText(/do not belong together/)).toBeVisible();
  },
);

test('a passkey opens the account', { tag: '@rare' }, async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const member = await signedInMember(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey (optional)').fill('laptop');
  const factors = page.getByRole('region', { name: 'Second factors' });
  await factors.getByLabel('Your present password').fill(member.password);
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Passkey laptop')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/);
  await signInMember(page, member);
  await page.getByRole('button', { name: 'Use the passkey' }).click();
  await expect(page.getByRole('heading', heading('Orders'))).toBeVisible();
});

test('profile and addresses, which the checkout offers', { tag: '@main' }, async ({ page }) => {
  await signedInMember(page);
  await page.goto('/account/profile');
  await page.getByLabel('Last name').fill('Cohen');
  await page.getByLabel('Phone').fill('none');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('+31 6 12345678');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toContainText('Noa Cohen');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await page
    .getByRole('group', { name: /^Photo/ })
    .locator('input')
    .setInputFiles('docs/pictures/order.png');
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();

  await page.goto('/account/addresses');
  for (const [street, town] of [
    ['Oudegracht 118', 'Utrecht'],
    ['Keizersgracht 1', 'Amsterdam'],
  ] as const) {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const form = page.getByRole('form', { name: 'Add an address' });
    await form.getByLabel('Street and number').fill(street);
    await form.getByLabel('Country').selectOption('Netherlands');
    await form.getByLabel('Town').fill(town);
    await form.getByRole('button', { name: 'Save the address' }).click();
    await expect(form.getByLabel('Postal code')).toBeFocused();
    await form.getByLabel('Postal code').fill('3511aw');
    await form.getByRole('button', { name: 'Save the address' }).click();
    await expect(page.getByText('The address is saved.')).toBeVisible();
    await expect(form).toBeHidden();
  }
  await page.getByRole('button', { name: 'Put Keizersgracht 1 first' }).click();
  await expect(page.getByText('The checkout offers it first now.')).toBeVisible();
  await expect(page.locator('address').first()).toContainText('Keizersgracht 1');
  await expectNoSidewaysScroll(page, 'addresses');
  await page.getByRole('button', { name: 'Delete Oudegracht 118' }).click();
  await expect(page.getByText('The address is deleted.')).toBeVisible();
  await expect(page.getByText('Oudegracht 118')).toBeHidden();

  await openCheckout(page, 'reef');
  const saved = page.getByRole('radiogroup', { name: 'Your addresses' });
  await expect(saved.getByRole('radio', { name: /^Keizersgracht 1/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Tracked mail/ })).toBeChecked();
  await expect(page.getByLabel('Street and number')).toBeHidden();
  await saved.getByRole('radio', { name: 'Another address' }).check();
  await expect(page.getByLabel('Street and number')).toHaveValue('');
  await page.getByLabel('Street and number').fill('Singel 2');
  await saved.getByRole('radio', { name: /^Keizersgracht 1/ }).check();
  await saved.getByRole('radio', { name: 'Another address' }).check();
  await expect(page.getByLabel('Street and number')).toHaveValue('Singel 2');
  await expectAccessible(page, 'the checkout of a member');
});

test('signing out keeps the cart, and signing in brings it back once', { tag: '@rare' }, async ({ page }) => {
  const member = await signedInMember(page);
  await fillCart(page, 'reef');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/(\?.*)?$/);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Reef' })).toBeVisible();
  await signInMember(page, member);
  await expect(page.getByRole('heading', heading('Orders'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 poster' })).toBeVisible();
});

test(
  'signed out everywhere, also where nobody pressed anything',
  { tag: '@rare' },
  async ({ page, pageAs }) => {
    const member = await signedInMember(page);
    const other = await pageAs('owner');
    await signInMember(other, member, '/account/security');
    await expect(other.getByRole('heading', heading('Security'))).toBeVisible();
    await page.goto('/account/security');
    await expect(page.getByRole('button', { name: 'Sign out the others' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('You are signed out on every device.')).toBeVisible();
    await other.goto('/account/orders');
    await expect(other.getByRole('heading', heading('Welcome back'))).toBeVisible();
    await expect(other).toHaveURL(/sign-in\?back=%2Faccount%2Forders/);
  },
);
