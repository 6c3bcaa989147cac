import { sql } from 'kysely';
import {
  OTHER_BOT_TOKEN,
  signWidget,
  widgetSignIn,
} from '../server/services/test-telegram-signer.ts';
import {
  ADMIN,
  answerWidget,
  bringScript,
  createPatience,
  launchWithAdmin,
  loginPartsOf,
  loseScript,
  MEMBER,
  openLogin,
  storedSession,
} from './admin-login-page.ts';
import { NETWORK_NOISE, openSite, recordCalls } from './board-page.ts';
import { expectFine } from './judge.ts';
import { expectVisibleFocus, tabTo } from './keyboard.ts';
import { expect, NOW_MS, test } from './product.ts';
import { stopClockNow } from './timers.ts';

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

test.describe('the login by an id', () => {
  test.use({ timers: 'fake' });

  test('waits for the number that the page shows, and signs in whoever presses it', async ({
    page,
    launch,
  }) => {
    const { product, bot, press } = await launchWithAdmin(launch);
    await answerWidget(page, false);
    const parts = await openLogin(page, product);
    await parts.reveal.click();
    await expect(parts.field).toBeFocused();
    await parts.field.fill(` ${ADMIN} `);
    await expect(parts.screen.getByText('@quarterdeck_bot')).toBeVisible();
    await stopClockNow(page);
    await parts.login.click();
    await expect(parts.waiting).toBeVisible();
    await expect(parts.wait).toContainText('@quarterdeck_bot');
    await expect(parts.wait).toContainText('55 s left to approve');
    await page.clock.fastForward(6_000);
    await expect(parts.wait).toContainText('49 s left to approve');
    await page.clock.resume();
    const number = await parts.wait.getByText(/^\d\d$/).innerText();
    await expect.poll(() => bot.sent.length).toBe(1);
    expect(bot.sent[0]).toMatchObject({ chatId: ADMIN });
    expect(bot.sent[0]?.html).toMatch(
      /^Sign in to the admin portal\? Chrome on \w+, 127\.0\.0\.x, /,
    );
    await press(number);
    await expect(parts.signedInAs('Mary')).toBeVisible();
    await expect(parts.says('Welcome aboard, Mary')).toBeVisible();
    await expect(parts.screen).toBeHidden();
    const at = new Date(NOW_MS).toISOString();
    const expiresAt = new Date(NOW_MS + 86_400_000).toISOString();
    expect(await storedSession(page)).toEqual({ ...MARY, loginTime: at, expiresAt });
    await page.reload();
    await expect(parts.signedInAs('Mary')).toBeVisible();
    await expect(parts.screen).toBeHidden();
  });

  test.describe('that is not approved', () => {
    test.use({ allowConsole: NETWORK_NOISE });

    test('says so in the same words for everybody, and begins anew', async ({ page, launch }) => {
      const patience = createPatience();
      const { product, bot } = await launchWithAdmin(launch, { waiting: patience.waiting });
      await answerWidget(page, false);
      const parts = await openLogin(page, product);
      await parts.reveal.click();
      for (const telegramId of ['99', MEMBER, ADMIN]) {
        await parts.field.fill(telegramId);
        await parts.login.click();
        await expect(parts.waiting).toBeVisible();
        await patience.looksOn();
        await expect(parts.waiting).toBeVisible();
        patience.runOut();
        await expect(parts.says('Authentication Failed')).toBeVisible();
        await expect(parts.says('Login was not approved')).toBeVisible();
        await expect(parts.field).toHaveValue('');
        await expect(parts.field).toBeFocused();
      }
      expect(bot.sent.map(({ chatId }) => chatId)).toEqual([ADMIN]);
      expect(await storedSession(page)).toBeNull();
    });

    test('can be taken back, in Telegram too', async ({ page, launch }) => {
      const { product, bot } = await launchWithAdmin(launch);
      await answerWidget(page, false);
      const parts = await openLogin(page, product);
      await parts.reveal.click();
      await parts.field.fill(ADMIN);
      await parts.field.press('Enter');
      await expect.poll(() => bot.sent.length).toBe(1);
      await parts.cancel.click();
      await expect(parts.reveal).toBeFocused();
      await expect(parts.field).toBeHidden();
      await expect
        .poll(() => bot.edited.map(({ html }) => html.split('\n').at(-1)))
        .toEqual(['<b>Given up by whoever asked</b>']);
    });

    test('is told in the server’s words where it has some', async ({ page, launch }) => {
      const { product } = await launchWithAdmin(launch, {
        environment: { TELEGRAM_UPDATES: 'off' },
      });
      await answerWidget(page, false);
      const parts = await openLogin(page, product);
      await parts.reveal.click();
      await parts.field.fill(ADMIN);
      await parts.login.click();
      await expect(page.getByText(/^This site cannot ask in Telegram/)).toBeVisible();
      await page.route('**/api/admin/auth/login', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      );
      await parts.field.fill(ADMIN);
      await parts.login.click();
      await expect(parts.says('Authentication failed')).toBeVisible();
    });
  });

  test('asks for an id, and sends nothing without one', async ({ page, launch }) => {
    const { product } = await launchWithAdmin(launch);
    await answerWidget(page, false);
    const parts = await openLogin(page, product);
    const calls = recordCalls(page);
    await parts.reveal.click();
    await parts.field.fill('   ');
    await parts.login.click();
    await expect(parts.says('Missing Information')).toBeVisible();
    await expect(parts.says('Please enter your Telegram ID')).toBeVisible();
    await expect(parts.field).toBeFocused();
    expect(calls.to('/api/admin/auth/login')).toEqual([]);
  });
});

test.describe('the widget', () => {
  test('signs an administrator in, for as long as the server knows them', async ({
    page,
    context,
    launch,
  }) => {
    const { product } = await launchWithAdmin(launch);
    await answerWidget(page, widgetSignIn(ADMIN, NOW_MS));
    const parts = await openLogin(page, product);
    await expect(parts.screen.getByText('@quarterdeck_bot')).toBeVisible();
    await parts.widget.click();
    await expect(parts.says('Welcome aboard, Mary')).toBeVisible();
    await expect(parts.screen).toBeHidden();
    expect(await storedSession(page)).toMatchObject(MARY);
    await context.clearCookies();
    await page.reload();
    await expect(parts.screen).toBeVisible();
  });

  test.describe('that opens nothing', () => {
    test.use({ allowConsole: NETWORK_NOISE });
    const { hash: _, ...unsigned } = widgetSignIn(ADMIN, NOW_MS);

    test('says why', async ({ page, launch }) => {
      const { product } = await launchWithAdmin(launch);
      for (const [name, data, title, description] of [
        [
          'incomplete',
          { id: 22, first_name: 'Mary' },
          'Authentication Error',
          'Invalid authentication data received from Telegram.',
        ],
        [
          'stale for an administrator',
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
        await answerWidget(page, data);
        const parts = await openLogin(page, product);
        await parts.widget.click();
        await expect(parts.says(title), name).toBeVisible();
        await expect(parts.says(description), name).toBeVisible();
        await expect(parts.screen).toBeVisible();
        expect(await storedSession(page)).toBeNull();
      }
      // The member is one: the page says so, and offers the way in still.
      const parts = loginPartsOf(page);
      await expect(parts.signedInAs('Anne')).toBeVisible();
      await expect(parts.screen).toContainText(
        'You are signed in as Anne, who is no administrator.',
      );
      await expect(parts.widget).toBeEnabled();
    });

    test('tells of an answer that is not the server’s', async ({ page, launch }) => {
      const { product } = await launchWithAdmin(launch);
      await answerWidget(page, widgetSignIn(ADMIN, NOW_MS));
      await page.route('**/api/auth/telegram', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      );
      const parts = await openLogin(page, product);
      await parts.widget.click();
      await expect(parts.says('Authentication Failed')).toBeVisible();
      await expect(parts.says('Server error: 502 Bad Gateway')).toBeVisible();
    });

    test('tells of a script that does not come, and tries again', async ({ page, launch }) => {
      const { product } = await launchWithAdmin(launch);
      await loseScript(page);
      const parts = await openLogin(page, product);
      await expect(parts.screen.getByRole('alert')).toContainText('Widget Loading Error');
      await expect(parts.screen.getByRole('alert')).toContainText(
        'Failed to load Telegram login widget. Please refresh the page.',
      );
      await answerWidget(page, widgetSignIn(ADMIN, NOW_MS));
      await parts.tryAgain.click();
      await parts.widget.click();
      await expect(parts.signedInAs('Mary')).toBeVisible();
    });
  });

  test.describe('whose script brings nothing', () => {
    test.use({ timers: 'fake' });

    test('is looked for five times, a second apart', async ({ page, launch }) => {
      const { product } = await launchWithAdmin(launch);
      await bringScript(
        page,
        `window.checks = [];
        Object.defineProperty(window, 'Telegram', { get() { window.checks.push(Date.now()); } });`,
      );
      const parts = await openLogin(page, product);
      await page.waitForFunction(() => 'checks' in window);
      await page.clock.runFor(4_500);
      await expect(parts.screen.getByRole('alert')).toContainText('Domain Validation Failed');
      const checks = await page.evaluate(() => (window as unknown as { checks: number[] }).checks);
      expect(checks).toHaveLength(5);
      const apart = checks.slice(1).map((at, index) => at - (checks[index] ?? 0));
      for (const ms of apart) expect(ms).toBeGreaterThanOrEqual(1_000);
    });
  });

  test('says so where its place was taken out of the page', async ({ page, launch }) => {
    const { product } = await launchWithAdmin(launch);
    await bringScript(
      page,
      `for (const button of document.querySelectorAll('section button'))
        if (button.textContent.includes('Telegram')) { button.parentElement.remove(); break; }
      window.Telegram = { Login: { auth() {} } };`,
    );
    const parts = await openLogin(page, product);
    await expect(parts.says('Widget Container Error')).toBeVisible();
    await expect(parts.says('Widget container not found. Please refresh the page.')).toBeVisible();
  });
});

test.describe('the demo', () => {
  test('lets its own administrators in, and out again without their theme', async ({
    page,
    demo,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('vite-ui-theme', 'dark');
      sessionStorage.setItem('begun', 'yes');
    });
    const parts = await openLogin(page, demo);
    await parts.screen.getByRole('button', { name: 'Demo owner' }).click();
    await expect(parts.screen).toBeHidden();
    expect(await storedSession(page)).toMatchObject({ isAdmin: true, isBotOwner: true });
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await parts.signOut.click();
    await expect(parts.screen).toBeVisible();
    await expect.poll(() => storedSession(page)).toBeNull();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await storedSession(page)).toBeNull();
  });

  test('approves its administrator’s id at once', async ({ page, demo }) => {
    const { rows } = await sql<{ id: string }>`
      select telegram_id::text as id from members where role = 'admin'`.execute(demo.db);
    const parts = await openLogin(page, demo);
    await parts.reveal.click();
    await parts.field.fill(rows[0]?.id ?? '');
    await parts.login.click();
    await expect(page.getByText(/^Welcome aboard, /)).toBeVisible();
    await expect(parts.screen).toBeHidden();
  });
});

test.describe('the login screen', () => {
  test('is accessible and fits at every width, in both themes', async ({ page, launch }) => {
    const { product, bot } = await launchWithAdmin(launch);
    await answerWidget(page, false);
    const parts = await openLogin(page, product);
    await expectFine(page);
    await parts.reveal.click();
    await expectFine(page);
    await parts.field.fill(ADMIN);
    await parts.login.click();
    await expect.poll(() => bot.sent.length).toBe(1);
    await expectFine(page);
  });

  test('works by keyboard', async ({ page, launch }) => {
    const { product, bot, press } = await launchWithAdmin(launch);
    await answerWidget(page, false);
    const parts = await openLogin(page, product);
    await tabTo(page, parts.widget);
    await expectVisibleFocus(page);
    await tabTo(page, parts.reveal);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(parts.field).toBeFocused();
    await page.keyboard.type(ADMIN);
    await page.keyboard.press('Enter');
    await expect.poll(() => bot.sent.length).toBe(1);
    await press(await parts.wait.getByText(/^\d\d$/).innerText());
    await expect(parts.signedInAs('Mary')).toBeVisible();
  });

  test('is framed by nobody, and its first HTML has the heading', async ({ page, launch }) => {
    const { product } = await launchWithAdmin(launch);
    const answer = await page.request.get(`${product.url}/admin`);
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers()['x-frame-options']).toBe('DENY');
    expect(await answer.text()).toContain('Admin Authentication');
    await answerWidget(page, false);
    await openSite(page, product, '/admin');
    await expect(page).toHaveTitle(/Admin/);
  });
});
