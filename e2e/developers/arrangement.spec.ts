import { expectFine } from '../judge.ts';
import { ANNE, launchPortal, OWNER, openPortal, signInAs } from '../pages/admin-page.ts';
import { openSite, reloadSite } from '../pages/board-page.ts';
import { PLANS_PATH } from '../pages/plans-page.ts';
import { expect, test } from '../product.ts';

test('a plan is asked for in another coin, withdrawn, asked for again and granted', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  const badge = page.getByRole('button', { name: 'USDC (by arrangement)' });
  const form = page.getByRole('form', { name: 'Ask for a plan' });
  const own = page.getByRole('list', { name: 'Your requests' }).getByRole('listitem');

  await test.step('a visitor is offered the sign-in', async () => {
    await openSite(page, product, `${PLANS_PATH}?period=yearly`);
    await badge.click();
    await expect(page.getByRole('heading', { name: 'Sign in to ask for a plan' })).toBeVisible();
  });

  await test.step('a member asks, and withdraws', async () => {
    await signInAs(page.context(), product, ANNE);
    await reloadSite(page);
    await badge.click();
    await expect(form.getByLabel('For')).toHaveValue('12');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByLabel('How the owner reaches you')).toBeFocused();
    await expect(form.getByText('Say how the owner can reach you.')).toBeVisible();
    await form.getByLabel('How the owner reaches you').fill('@anne');
    await form.getByLabel('For').selectOption('3 months');
    await expectFine(page);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(own).toHaveText([/^Pro, 3 months, USDC.*Waiting for the owner.*Contact: @anne/]);
    await expect(form).toHaveCount(0);
    await own.getByRole('button', { name: 'Withdraw' }).click();
    await expect(own).toHaveText([/Withdrawn/]);
  });

  await test.step('and asks again', async () => {
    await page.getByRole('button', { name: 'Bitcoin (by arrangement)' }).click();
    await form.getByLabel('How the owner reaches you').fill('@anne');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(own).toHaveText([/^Pro, 12 months, Bitcoin/, /^Pro, 3 months, USDC/]);
  });

  await test.step('the owner grants it, noting what was received', async () => {
    const { section, dialog } = await openPortal(page, product, OWNER);
    await page.getByRole('tab', { name: 'Plan Requests' }).click();
    await expect(section).toHaveText('Plan Requests');
    const requests = page.getByRole('list', { name: 'Plan requests' }).getByRole('listitem');
    await expect(requests).toHaveText([/Bitcoin.*Open.*by @anne.*Contact.*@anne/, /Withdrawn/]);
    await requests.first().getByRole('button', { name: 'Grant' }).click();
    await dialog.getByRole('button', { name: 'Grant plan' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Note what you received.');
    await dialog.getByLabel('What you received').fill('0.003 BTC');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Grant plan' }).click();
    await expect(requests.first()).toContainText(/Granted.*Received0\.003 BTC/);
    await expect(section).toBeFocused();
  });

  await test.step('the member has it', async () => {
    await signInAs(page.context(), product, ANNE);
    await openSite(page, product, PLANS_PATH);
    await expect(own.first()).toContainText(/Granted.*Received: 0\.003 BTC/);
    await expect(page.getByRole('region', { name: 'Current Usage' })).toContainText('Pro: active');
  });
});
