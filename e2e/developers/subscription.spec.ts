import { sql } from 'kysely';
import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { BUYER, launchDesk } from '../billing-desk.ts';
import { expectFine } from '../judge.ts';
import { NETWORK_NOISE, openSite, reloadSite } from '../pages/board-page.ts';
import { BART, KEYS_PATH, launchKeys } from '../pages/keys-page.ts';
import { openPlans, PLANS_PATH, signIn } from '../pages/plans-page.ts';
import { expect, test } from '../product.ts';

const MINUTE_MS = 60_000;

test('without payments the page shows the plans, says why none can be bought, and leads to the keys', async ({
  page,
  empty,
}) => {
  await openSite(page, empty, PLANS_PATH);
  const reason = 'Card payments are not available: no card processor is configured on this site.';
  await expect(page.getByText(reason)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Cryptocurrency' }).check();
  const noCoins =
    'Payments in JKC are not available: no wallet for invoices is configured on this site.';
  await expect(page.getByText(noCoins)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Credit Card' }).check();
  await expect(page.getByRole('button', { name: /^Choose (Starter|Pro|Enterprise)/ })).toHaveCount(
    0,
  );
  const note = page.getByRole('note', { name: 'Buying a plan' });
  await expect(note).toHaveText(
    /Plans cannot be bought on this site\. Without a plan your keys work in the sandbox: .* 500 requests a month\./,
  );
  await expect(note.getByRole('link', { name: 'Create an API key' })).toHaveAttribute(
    'href',
    '/developers/keys',
  );
  const starter = page.getByRole('region', { name: 'Starter', exact: true });
  for (const text of [
    '$9.99',
    'a month',
    'Yearly saves $19.89',
    '10,000 API requests',
    '1,000 webhooks',
    '2 apps',
    'Community support',
  ]) {
    await expect(starter.getByText(text, { exact: true })).toBeVisible();
  }
  const pro = page.getByRole('region', { name: 'Pro', exact: true });
  for (const text of [
    'Most Popular',
    '$29.99',
    '100,000 API requests',
    '10,000 webhooks',
    '10 apps',
    'Email support',
    'Custom rate limits',
    'Escrow management',
  ]) {
    await expect(pro.getByText(text, { exact: true })).toBeVisible();
  }
  const enterprise = page.getByRole('region', { name: 'Enterprise', exact: true });
  for (const text of [
    '$99.99',
    'Unlimited API requests',
    'Unlimited webhooks',
    'Unlimited apps',
    'Dedicated support',
    'White-label options',
    'Account manager',
    'SLA guarantees',
  ]) {
    await expect(enterprise.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Yearly Save 17%' }).check();
  await expect(starter).toContainText('$99.99');
  await expect(starter).toContainText('Saves $19.89 a year');
  await expect(pro).toContainText(/\$299\.99.*Saves \$59\.89 a year/);
  await expect(enterprise).toContainText(/\$999\.99.*Saves \$199\.89 a year/);
  await page.getByRole('radio', { name: 'Cryptocurrency' }).check();
  await expect(starter).toContainText('4,750 JKC');
  await expect(page).toHaveURL(/period=yearly&pay=crypto/);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(starter).toContainText(/475 JKC.*500 JKC 5% off/);
  await expect(pro).toContainText('1,425 JKC');
  await expect(enterprise).toContainText('4,750 JKC');
  const methods = page.getByRole('region', { name: 'Payment Methods' });
  await expect(methods).toContainText('Visa, Mastercard and American Express');
  await expect(methods).toContainText('5% discount with JKC');
  await expect(methods.getByRole('list', { name: 'Coins' }).getByRole('listitem')).toHaveText([
    ...[
      'JKC',
      'USDC (by arrangement)',
      'USDT (by arrangement)',
      'Bitcoin (by arrangement)',
      'Ethereum (by arrangement)',
    ],
  ]);
  await expectFine(page);
  await page.getByRole('button', { name: 'Sign in to choose a plan' }).click();
  await expect(page.getByText('Signing in is not set up on this site yet.')).toBeVisible();
  await openSite(page, empty, `${PLANS_PATH}/invoices/1`);
  await expect(page.getByRole('heading', { name: 'Sign in to see your invoice' })).toBeVisible();
});

test('a plan is bought on Stripe’s page, managed in its portal, and paid when past due', async ({
  page,
  launch,
}) => {
  const desk = await launchDesk(launch);
  const { product, stripe } = desk;

  await test.step('a visit to Stripe’s page gives nothing by itself', async () => {
    const { usage, said } = await openPlans(page, desk.product, '?payment=cancelled');
    await expect(said('The payment was cancelled. Nothing was charged.')).toBeVisible();
    await openSite(page, desk.product, `${PLANS_PATH}?payment=done`);
    await expect(page.getByText('Stripe is confirming your payment.')).toBeVisible();
    await expect(usage).toContainText('You have no plan yet.');
  });

  const { button, usage, said, card } = await openPlans(page, product);
  await expect(usage).toContainText('You have no plan yet.');

  await test.step('every button waits while a payment is begun', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/subscription/stripe', async (route) => {
      await gate;
      await route.continue();
    });
    const ordered = page.waitForRequest('**/api/developer/subscription/stripe');
    await button('Pro').click();
    expect((await ordered).postDataJSON()).toEqual({ tierId: 'pro', period: 'monthly' });
    await expect(button('Starter')).toBeDisabled();
    await expect(button('Enterprise')).toBeDisabled();
    await expect(button('Pro')).toHaveAttribute('aria-busy', 'true');
    go();
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  await test.step('the payment gives the plan', async () => {
    await page.getByRole('link', { name: 'Pay now' }).click();
    await expect(page).toHaveURL(/payment=done/);
    await expect(said('Your payment has arrived. Thank you, and welcome aboard.')).toBeVisible();
    await expect(usage).toContainText('Pro: active');
    await expect(usage).toContainText('It renews on 4 Apr 2026, 12:00 UTC');
    await expect(button('Pro')).toBeDisabled();
    await expect(button('Pro')).toHaveText('Current Plan');
    await sql`
      insert into plan_usage (member_id, month_start, api_requests, webhooks)
      select member_id, anchor_at, 85000, 10000 from subscriptions`.execute(product.db);
    await reloadSite(page);
    await expect(usage).toContainText(/API requests.*85,000 of 100,000/);
    await expect(usage).toContainText(/Webhooks.*10,000 of 10,000/);
    await expect(usage).toContainText(/Apps.*0 of 10/);
    await expect(usage).toContainText('80% or more used.');
    await expect(usage).toContainText('Used up.');
  });

  await test.step('Stripe’s portal cancels, renews and switches it', async () => {
    const manage = async (...actions: string[]) => {
      for (const name of actions) await page.getByRole('link', { name }).click();
      await page.getByRole('link', { name: 'Return' }).click();
      await expect(page).toHaveURL(`${product.url}${PLANS_PATH}?payment=managed`);
      const told =
        'Changes made on Stripe’s page appear here by themselves, usually within a minute.';
      await expect(said(told)).toBeVisible();
    };
    await page.getByRole('button', { name: 'Manage billing' }).click();
    await expect(page).toHaveURL(new RegExp(`^${stripe.apiRoot}/portal/`));
    await manage('Cancel plan');
    await expect(usage).toContainText(
      'It ends on 4 Apr 2026, 12:00 UTC and does not renew by itself.',
    );
    await page.getByRole('button', { name: 'Manage billing' }).click();
    await manage('Renew plan');
    await expect(usage).toContainText('It renews on');

    // A second subscription would be charged in addition to the first one.
    await button('Enterprise').click();
    await expect(page).toHaveURL(new RegExp(`^${stripe.apiRoot}/portal/`));
    await manage('Switch to Enterprise');
    await expect(usage).toContainText('Enterprise: active');
    await expect(usage).toContainText('85,000 of unlimited');
    await expect(card('Enterprise').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });

  await test.step('a failed renewal is paid on Stripe’s page', async () => {
    const [subscription = {}] = [...stripe.kept.values()].filter(
      ({ object }) => object === 'subscription',
    );
    desk.pass(31 * 1440 * MINUTE_MS + 60 * MINUTE_MS);
    for (const event of stripe.renew(subscription, false)) {
      const { payload, headers } = stripe.signed(event);
      await fetch(`${product.url}/api/stripe/webhook`, { method: 'POST', headers, body: payload });
    }
    await signIn(page, product, BUYER);
    await reloadSite(page);
    await expect(usage).toContainText(
      'Your subscription requires attention. The last payment failed.',
    );
    await expect(usage).toContainText('Everything works until 11 Apr 2026, 12:00 UTC');
    await usage.getByRole('link', { name: 'Pay now' }).click();
    await expect(page).toHaveURL(`${stripe.apiRoot}/invoice/${subscription.latest_invoice}`);
    await page.getByRole('link', { name: 'Pay it' }).click();
    await expect(page).toHaveTitle('Invoice paid');
    await page.goto(`${product.url}${PLANS_PATH}`);
    await expect(usage).toContainText('It renews on 4 May 2026, 12:00 UTC');
    await expect(usage.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  });
  await desk.close();
});

test.describe('a payment that cannot start', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('says so in the specified words and stays on the page', async ({ page, launch }) => {
    const desk = await launchDesk(launch, { environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN } });

    await test.step('a visitor is offered the sign-in in place', async () => {
      await openSite(page, desk.product, PLANS_PATH);
      const usage = page.getByRole('region', { name: 'Current Usage', exact: true });
      await expect(usage).toContainText('Sign in with Telegram to choose a plan');
      await page.getByRole('button', { name: 'Choose Enterprise' }).click();
      await expect(usage.getByText('To see and choose your plan.')).toBeVisible();
      await expect(usage.getByRole('heading')).toBeFocused();
    });

    await test.step('a plan that cannot be read keeps the plans in view', async () => {
      let asked = 0;
      await page.route('**/api/developer/subscription', (route) => {
        asked += 1;
        return route.abort();
      });
      const { usage, card } = await openPlans(page, desk.product);
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await expect(card('Pro')).toBeVisible();
      // Retried only on request (docs/spec/developers.md#22-calls-of-the-portal).
      expect(asked).toBe(1);
      await page.unroute('**/api/developer/subscription');
      await retry.click();
      await expect(usage).toContainText('You have no plan yet.');
    });

    const { button, said, usage } = await openPlans(page, desk.product);
    await test.step('neither Stripe nor the node answers', async () => {
      await page.unrouteAll();
      desk.stripe.order(/sessions/, 'error');
      desk.stripe.order(/sessions/, 'error');
      desk.stripe.order(/sessions/, 'error');
      await button('Starter').click();
      await expect(said('Payment Error')).toBeVisible();
      await expect(said('Failed to initiate Stripe checkout. Please try again.')).toBeVisible();
      await expect(page.getByRole('alert').first()).toContainText(
        'The card processor gives no answer',
      );
      await page.route('**/subscription/stripe', (route) =>
        route.fulfill({ json: { checkoutUrl: 'https://checkout.stripe.com.evil.example/pay' } }),
      );
      await button('Starter').click();
      await expect(page).toHaveURL(`${desk.product.url}${PLANS_PATH}`);
      await expect(button('Starter')).toBeEnabled();
      await page.getByRole('radio', { name: 'Cryptocurrency' }).check();
      desk.node.faults.isDown = true;
      await button('Starter').click();
      await expect(said('Failed to initiate crypto payment. Please try again.')).toBeVisible();
    });

    for (const [status, words] of [
      ['expired', 'It has expired. Choose a plan to continue.'],
      ['cancelled', 'It was cancelled. Choose a plan to continue.'],
    ] as const) {
      await test.step(`a plan that is ${status} can be chosen again`, async () => {
        await sql`
          insert into subscriptions (member_id, tier, status, period, source, anchor_at, expires_at, ends_at_expiry, changed_at)
          select id, 'pro', ${status === 'expired' ? 'active' : status}, 'monthly', 'card', '2026-01-04T12:00:00Z',
            '2026-02-04T12:00:00Z', true, '2026-01-04T12:00:00Z' from members
          on conflict (member_id) do update set status = excluded.status`.execute(desk.product.db);
        await openPlans(page, desk.product);
        await expect(usage).toContainText(`Your subscription requires attention. ${words}`);
        await expect(usage).toContainText(`Pro: ${status}`);
        await expect(button('Pro')).toHaveText('Choose Pro');
        await expect(button('Pro')).toBeEnabled();
      });
    }
    await desk.close();
  });
});

test('where keys need a plan and none can be bought, the page leads to the operator', async ({
  page,
  launch,
}) => {
  const product = await launchKeys(launch, { environment: { FREE_API_REQUESTS: '0' } });
  await signIn(page, product, BART);
  await openSite(page, product, PLANS_PATH);
  const note = page.getByRole('note', { name: 'Buying a plan' });
  await expect(note).toContainText(
    'Plans are by arrangement with the owner of this site: see Payment Methods.',
  );
  await expect(note.getByRole('link', { name: /^Contact/ })).toHaveAttribute('target', '_blank');
  const usage = page.getByRole('region', { name: 'Current Usage' });
  await expect(usage).toContainText('None without a plan');
  await expectFine(page);
  await openSite(page, product, KEYS_PATH);
  await expect(page.getByRole('note', { name: 'Your plan' })).toContainText(
    'You can create keys, but the API refuses their calls until you have a plan.',
  );
});
