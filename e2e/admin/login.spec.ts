import { sql } from 'kysely';
import {
  OTHER_BOT_TOKEN,
  signWidget,
  TEST_BOT_TOKEN,
  TEST_CLIENT_ID,
  widgetSignIn,
} from '../../server/fakes/telegram/signer.ts';
import { expectFine } from '../judge.ts';
import { expectVisibleFocus, tabTo } from '../keyboard.ts';
import {
  ADMIN,
  answerWidget,
  blockWindows,
  createPatience,
  launchWithAdmin,
  MEMBER,
  openLogin,
  storedSession,
} from '../pages/admin-login-page.ts';
import { NETWORK_NOISE, recordCalls, reloadSite } from '../pages/board-page.ts';
import { expect, NOW_MS, test } from '../product.ts';
import { fakeTelegramWindow } from '../telegram-oauth.ts';
import { stopClockNow } from '../timers.ts';

const MARY = {
  telegramId: ADMIN,
  username: 'mary',
  firstName: 'Mary',
  lastName: null,
  photoUrl: null,
  isAdmin: true,
  isBotOwner: false,
  sessionToken: 'verified',
};

test.describe('the login by id', () => {
  test.use({ allowConsole: NETWORK_NOISE, timers: 'fake' });

  test('refuses everybody the same way, can be cancelled, and signs in whoever presses the number', async ({
    page,
    launch,
  }) => {
    const patience = createPatience();
    const { product, bot, press } = await launchWithAdmin(launch, { waiting: patience.waiting });
    await answerWidget(page, false);
    const parts = await openLogin(page, product);

    await test.step('sends nothing without an id', async () => {
      const calls = recordCalls(page);
      await parts.reveal.click();
      await expect(parts.field).toBeFocused();
      await parts.field.fill('   ');
      await parts.login.click();
      await expect(parts.says('Missing Information')).toBeVisible();
      await expect(parts.says('Please enter your Telegram ID')).toBeVisible();
      await expect(parts.field).toBeFocused();
      expect(calls.to('/api/admin/auth/login')).toEqual([]);
      await expectFine(page);
    });

    await test.step('refuses strangers, members and silent administrators alike', async () => {
      for (const telegramId of ['99', MEMBER, ADMIN]) {
        await parts.field.fill(telegramId);
        await parts.login.click();
        await expect(parts.waiting).toBeVisible();
        await patience.looksOn();
        await expect(parts.waiting).toBeVisible();
        patience.runOut();
        await expect(parts.field).toHaveValue('');
        await expect(parts.field).toBeFocused();
        await expect(parts.says('Authentication Failed').last()).toBeVisible();
        await expect(parts.says('Login was not approved').last()).toBeVisible();
      }
      expect(bot.sent.map(({ chatId }) => chatId)).toEqual([ADMIN]);
      expect(await storedSession(page)).toBeNull();
    });

    await test.step('is cancelled in Telegram too', async () => {
      await parts.field.fill(` ${ADMIN} `);
      await parts.field.press('Enter');
      await expect.poll(() => bot.sent.length).toBe(2);
      await expectFine(page);
      await parts.cancel.click();
      await expect(parts.reveal).toBeFocused();
      await expect(parts.field).toBeHidden();
      await expect
        .poll(() => bot.edited.map(({ html }) => html.split('\n').at(-1)))
        .toContain('<b>Cancelled by the person signing in</b>');
    });

    await test.step('counts down, and signs in with the keyboard alone', async () => {
      await tabTo(page, parts.widget);
      await expectVisibleFocus(page);
      await tabTo(page, parts.reveal);
      await expectVisibleFocus(page);
      await page.keyboard.press('Enter');
      await expect(parts.field).toBeFocused();
      await page.keyboard.type(ADMIN);
      await stopClockNow(page);
      await page.keyboard.press('Enter');
      await expect(parts.wait).toContainText('@quarterdeck_bot');
      await expect(parts.wait).toContainText('55 s left to approve');
      await page.clock.fastForward(6_000);
      await expect(parts.wait).toContainText('49 s left to approve');
      await page.clock.resume();
      await expect.poll(() => bot.sent.length).toBe(3);
      await press(await parts.wait.getByText(/^\d\d$/).innerText());
      await expect(parts.signedInAs('Mary')).toBeVisible();
      await expect(parts.says('Welcome aboard, Mary')).toBeVisible();
      await expect(parts.screen).toBeHidden();
      const at = new Date(NOW_MS).toISOString();
      const expiresAt = new Date(NOW_MS + 86_400_000).toISOString();
      expect(await storedSession(page)).toEqual({ ...MARY, loginTime: at, expiresAt });
      await reloadSite(page);
      await expect(parts.signedInAs('Mary')).toBeVisible();
      await expect(parts.screen).toBeHidden();
    });
  });
});

test.describe('the widget', () => {
  test.use({ allowConsole: NETWORK_NOISE });
  const { hash: _, ...unsigned } = widgetSignIn(ADMIN, NOW_MS);

  test('says why it failed, and signs an administrator in until the server ends the session', async ({
    page,
    context,
    launch,
  }) => {
    const { product } = await launchWithAdmin(launch);
    const telegram = await fakeTelegramWindow(context, () => 'closed');
    const parts = await openLogin(page, product);
    await expect(parts.screen.getByText('@quarterdeck_bot')).toBeVisible();
    const signInWith = async (widgetAnswer: unknown) => {
      telegram.answer = () => ({ result: widgetAnswer });
      await parts.widget.click();
    };
    for (const [name, data, title, description] of [
      [
        'incomplete',
        { id: 22, first_name: 'Mary' },
        'Authentication Error',
        'Invalid authentication data received from Telegram.',
      ],
      [
        'too old for an administrator',
        widgetSignIn(ADMIN, NOW_MS - 901_000),
        'Session Expired',
        'Please try logging in again. The authentication session has expired.',
      ],
      [
        'a stranger',
        widgetSignIn('99', NOW_MS),
        'Account Not Found',
        'Please interact with the bot first to create your account.',
      ],
      [
        'forged',
        signWidget(unsigned, OTHER_BOT_TOKEN),
        'Authentication Verification Failed',
        'The authentication data could not be verified. This may indicate a domain configuration issue.',
      ],
      [
        'a member',
        widgetSignIn(MEMBER, NOW_MS),
        'Access Denied',
        "You don't have admin privileges. Contact the bot owner for access.",
      ],
    ] as const) {
      await test.step(name, async () => {
        await signInWith(data);
        await expect(parts.says(title)).toBeVisible();
        await expect(parts.says(description)).toBeVisible();
        await expect(parts.screen).toBeVisible();
        expect(await storedSession(page)).toBeNull();
      });
    }
    await test.step('the member is signed in as such, and can still log in', async () => {
      await expect(parts.signedInAs('Anne')).toBeVisible();
      await expect(parts.screen).toContainText(
        'You are signed in as Anne, who is not an administrator.',
      );
      await signInWith(widgetSignIn(ADMIN, NOW_MS));
      await expect(parts.says('Welcome aboard, Mary')).toBeVisible();
      await expect(parts.screen).toBeHidden();
      expect(await storedSession(page)).toMatchObject(MARY);
      await context.clearCookies();
      await reloadSite(page);
      await expect(parts.screen).toBeVisible();
    });
  });

  test.describe('that does not load', () => {
    test.use({ timers: 'fake' });

    test('says what is wrong and tries again', async ({ page, context, launch }) => {
      const { product } = await launchWithAdmin(launch);

      await test.step('nothing comes into its window: five looks, a second apart', async () => {
        const telegram = await fakeTelegramWindow(context, () => 'empty');
        const { screen, widget } = await openLogin(page, product);
        await stopClockNow(page);
        await widget.click();
        await expect.poll(() => telegram.asked).toHaveLength(1);
        await page.clock.runFor(4_500);
        await expect(screen.getByRole('alert')).toHaveCount(0);
        await page.clock.runFor(1_000);
        await expect(screen.getByRole('alert')).toContainText('Domain Validation Failed');
        await expect.poll(() => context.pages().length).toBe(1);
        await page.clock.resume();
      });

      await test.step('its window is blocked, and opens at the second try', async () => {
        const parts = await openLogin(page, product);
        await blockWindows(page);
        await parts.widget.click();
        await expect(parts.screen.getByRole('alert')).toContainText('Widget Loading Error');
        await expect(parts.screen.getByRole('alert')).toContainText(
          'Failed to load Telegram login widget. Please refresh the page.',
        );
        await answerWidget(page, widgetSignIn(ADMIN, NOW_MS));
        await reloadSite(page);
        await parts.widget.click();
        await expect(parts.signedInAs('Mary')).toBeVisible();
      });
    });

    test('says that its place was removed from the page', async ({ page, launch }) => {
      const { product } = await launchWithAdmin(launch, {
        environment: { TELEGRAM_CLIENT_ID: TEST_CLIENT_ID },
      });
      // As a content blocker does, while the nonce is fetched.
      await page.route('**/api/auth/nonce', async (route) => {
        const screen = page.getByRole('region', { name: 'Admin Authentication' });
        const first = screen.getByRole('button').first();
        await first.evaluate((button) => button.parentElement?.remove());
        await route.continue();
      });
      const { says } = await openLogin(page, product);
      await expect(says('Widget Container Error')).toBeVisible();
      await expect(says('Widget container not found. Please refresh the page.')).toBeVisible();
    });
  });
});

test.describe('the id is named as the way to sign in', () => {
  test.use({ allowConsole: NETWORK_NOISE });
  const HINT = 'Without them, enter your Telegram ID below';

  test('on loopback, where Telegram’s login has no domain', async ({ page, launch }) => {
    const { product } = await launchWithAdmin(launch);
    const { screen } = await openLogin(page, product);
    await expect(screen).toContainText(HINT);
    await expectFine(page);
  });

  test('at a public address, once Telegram’s login has failed', async ({ page, launch }) => {
    const environment = { PUBLIC_URL: 'https://deck.example' };
    const { product } = await launchWithAdmin(launch, { environment });
    const { screen, widget, tryAgain, reveal, field } = await openLogin(page, product);
    await expect(screen).not.toContainText(HINT);
    await reveal.click();
    await field.fill('22');
    await blockWindows(page);
    await widget.click();
    await expect(tryAgain).toBeFocused();
    await expect(screen).toContainText(HINT);
    await expect(field).toHaveValue('22');
  });
});

test('the login by id is offered only where an approval can arrive', async ({ page, launch }) => {
  const product = await launch('empty', {
    environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, BOT_USERNAME: 'Deck_bot' },
  });
  await answerWidget(page, false);
  const parts = await openLogin(page, product);
  await expect(parts.widget).toBeVisible();
  await expect(parts.reveal).toHaveCount(0);
});

test('the demo lets its administrators in by button and by id, and keeps their theme when they leave', async ({
  page,
  demo,
}) => {
  const parts = await openLogin(page, demo);
  await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'));
  await parts.screen.getByRole('button', { name: 'Demo owner' }).click();
  await expect(parts.screen).toBeHidden();
  expect(await storedSession(page)).toMatchObject({ isAdmin: true, isBotOwner: true });
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await parts.signOut.click();
  await expect(parts.screen).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
  await reloadSite(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedSession(page)).toBeNull();

  const { rows } = await sql<{ id: string }>`
    select telegram_id::text as id from members where role = 'admin'`.execute(demo.db);
  await parts.reveal.click();
  await parts.field.fill(rows[0]?.id ?? '');
  await parts.login.click();
  await expect(page.getByText(/^Welcome aboard, /)).toBeVisible();
  await expect(parts.screen).toBeHidden();
});
