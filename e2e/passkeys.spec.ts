import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { newAddress } from './person.ts';

/**
 * Gives the browser an authenticator whose person is verified; returns how they come and go. Where they are there, a field that offers
 * passkeys signs in by itself.
 */
async function authenticator(page: Page): Promise<(isThere: boolean) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) =>
    void (await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }));
}

test('a passkey is added on the profile, signs in, is asked for beside a link, and is removed', async ({
  person,
  expectRefusal,
}) => {
  const { page } = person;
  const isThere = await authenticator(page);
  // What a sign-in began is still under way as the person signs out at once.
  expectRefusal(/\/api\/(?:user\/upsert|auth\/token)/, 401);
  const email = await person.signInByLink(newAddress());
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText('No passkey yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Name of the passkey').fill('Work laptop');
  await section.getByRole('button', { name: 'Create passkey' }).click();
  const row = section.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(row).toContainText('Work laptop');
  await expect(row).toContainText('Not used yet');

  await section.getByRole('button', { name: 'Also ask for a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'I kept them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(0);
  await isThere(false);
  await page.goto('/auth?next=/profile');
  const use = page.getByRole('button', { name: 'Use a passkey' });
  // Touched before, it would answer the offer in the address field by itself.
  await use.click();
  await isThere(true);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(row).toContainText('Last used');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(0);
  expectRefusal('/api/auth/magic-link/verify', 403);
  await isThere(false);
  await person.askForLink(email);
  await page.goto(await person.mailedLink(email));
  await expect(page.getByRole('heading', { name: 'Now use your passkey' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await use.click();
  await isThere(true);
  await expect(page).toHaveURL(/\/work$/);

  await page.goto('/profile');
  await section.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the passkey “Work laptop”?' });
  await expect(dialog).toContainText('It is your last one');
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByText('No passkey yet.')).toBeVisible();
  await expect(section.getByText('Also ask for a passkey')).toHaveCount(0);
});
